// Written by `npm run docs` from the schemas of the options.
import type { JwtClaims } from '#server/features/jwt/jwt.types.ts';
import type { MagicLinkMail } from '#server/features/magic-link/magic-link.types.ts';
import type { InvitationAccepted, InvitationMail, OrganizationCreated, OrganizationDeleted, OrganizationHook, OrganizationLimit, OrganizationPermit, TeamLimit } from '#server/features/organizations/organization.types.ts';
import type { ExistingUserMail, ResetPasswordMail } from '#server/features/passwords/password.types.ts';
import type { ChangeEmailMail, DeleteAccountMail, EmailChangedMail } from '#server/features/users/user.types.ts';
import type { VerificationMail } from '#server/features/verification/verification.types.ts';
import type { MailHook } from '#server/mail/mail.types.ts';
import type { Roles, Statements } from '#shared/permissions.ts';
import type { TrustedOriginsOf } from './trusted-origins.types.ts';

export type * from '#server/features/jwt/jwt.types.ts';
export type * from '#server/features/magic-link/magic-link.types.ts';
export type * from '#server/features/organizations/organization.types.ts';
export type * from '#server/features/passwords/password.types.ts';
export type * from '#server/features/users/user.types.ts';
export type * from '#server/features/verification/verification.types.ts';
export type * from '#server/mail/mail.types.ts';
export type * from '#shared/permissions.ts';
export type * from './trusted-origins.types.ts';

export interface GatehouseOptions {
  /** The address at which users reach the service: links in mails begin with it, https makes cookies `Secure`. @default "http://localhost:3000" */
  baseUrl?: string;
  /** The address to listen on. @default "127.0.0.1" */
  host?: string;
  /** The port to listen on; 0 for any free one. @default 3000 */
  port?: number;
  /** Signs cookies and encrypts tokens. Of several, newest first, the first signs and all are accepted. Outside production one is generated if none is set. */
  secret?: string | string[];
  /** A `postgres://` address of an existing database on PostgreSQL 14 or newer; without it an embedded PostgreSQL stores its data in `dataDir`. */
  databaseUrl?: string;
  database?: DatabaseOptions;
  /** The folder of the embedded PostgreSQL and of the generated secret. @default ".gatehouse" */
  dataDir?: string;
  /** Processes that `npm start` runs on one port. Of several, rate limits are counted in the database, and each further one serves its metrics one port higher. @default 1 */
  workers?: number;
  /** Requires a secret, turns rate limits on and `/dev/mailbox` off. @default false */
  production?: boolean;
  /** Addresses of the proxies whose `X-Forwarded-*` headers are trusted, or `true`. @default false */
  trustProxy?: boolean | string | string[];
  /** Origins beside `baseUrl`, `https://*.example.com` for one label; or a function that lists them for a request. @default [] */
  trustedOrigins?: string[] | TrustedOriginsOf;
  /** fatal, error, warn, info, debug, trace or silent. @default "info" */
  logLevel?: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** The beginning of the name of every cookie. @default "gatehouse" */
  cookiePrefix?: string;
  /** Serve the web app; `dev` builds it for each request, in Gatehouse's own source tree alone. @default true */
  webApp?: boolean | 'dev';
  /** The name of the service in mails, in the web app and in the explorer. @default "Gatehouse" */
  appName?: string;
  /** `smtp://user:password@host:587` or `smtps://…`; without it mails go to hooks, or to `/dev/mailbox` outside production. */
  smtpUrl?: string;
  /** The sender: an address, or `Name <address>`. @default "Gatehouse <no-reply@localhost>" */
  mailFrom?: string;
  /** Seconds between attempts to deliver a mail; after the last one the failure is written to the audit log. @default [1,5,30,120,600] */
  mailRetryDelays?: number[];
  http?: HttpOptions;
  shutdown?: ShutdownOptions;
  metrics?: MetricsOptions;
  tracing?: TracingOptions;
  branding?: BrandingOptions;
  rateLimit?: RateLimitOptions;
  advanced?: AdvancedOptions;
  user?: UserOptions;
  admin?: AdminOptions;
  audit?: AuditOptions;
  session?: SessionOptions;
  jwt?: JwtOptions;
  emailVerification?: EmailVerificationOptions;
  account?: AccountOptions;
  emailAndPassword?: EmailAndPasswordOptions;
  magicLink?: MagicLinkOptions;
  socialProviders?: SocialProviderOptions;
  /** Any OpenID Connect provider, by an id of your own. @default {} */
  openIdProviders?: Record<string, OpenIdProviderOptions>;
  outgoing?: OutgoingOptions;
  organization?: OrganizationOptions;
}

export interface DatabaseOptions {
  /** Connections of this process at most: a few for each core of the database server, over all processes. @default 20 */
  poolSize?: number;
  /** Milliseconds that a call waits for a free connection before it is answered 503. @default 5000 */
  acquireTimeoutMs?: number;
  /** Milliseconds after which the server cancels a statement. @default 15000 */
  statementTimeoutMs?: number;
  /** Milliseconds after which an unused connection is closed. @default 30000 */
  idleTimeoutMs?: number;
  /** Milliseconds after which the server ends an idle transaction, with its locks. @default 60000 */
  idleInTransactionTimeoutMs?: number;
  /** Named prepared statements; turn off behind a pooler in transaction mode that does not support them. @default true */
  prepared?: boolean;
}

/** Timeouts for clients that stall. */
export interface HttpOptions {
  /** Milliseconds for the headers of a request. @default 10000 */
  headersTimeoutMs?: number;
  /** Milliseconds for a whole request. @default 30000 */
  requestTimeoutMs?: number;
  /** Milliseconds until an idle connection is closed: longer than the 60 s of common load balancers. @default 72000 */
  keepAliveTimeoutMs?: number;
  /** Milliseconds without any traffic on a connection with a call under way. @default 60000 */
  connectionTimeoutMs?: number;
}

export interface ShutdownOptions {
  /** Seconds between readiness going false and the end of listening, for a load balancer to notice. @default 0 */
  announceSeconds?: number;
  /** Seconds after that until calls, mails and the embedded database have ended. @default 10 */
  timeoutSeconds?: number;
}

/** Prometheus metrics under `/metrics`. */
export interface MetricsOptions {
  /** Serve Prometheus metrics under `/metrics`. @default false */
  enabled?: boolean;
  /** The port of the metrics; 0 for any free one. @default 9464 */
  port?: number;
  /** The address that serves the metrics. @default "127.0.0.1" */
  host?: string;
  /** Serves them at the service's own address instead, readable by every client. @default false */
  onPublicPort?: boolean;
}

/** An OpenTelemetry span for each call, by OTLP over HTTP. Its packages are installed beside the service. */
export interface TracingOptions {
  /** Send a span for each call; needs the packages that the start names. @default false */
  enabled?: boolean;
  /** `service.name` of the spans. @default "gatehouse" */
  serviceName?: string;
  /** The collector's address; by default as `OTEL_EXPORTER_OTLP_ENDPOINT` and its like say. */
  endpoint?: string;
}

/** How the web app presents the service, beside its name (`appName`). */
export interface BrandingOptions {
  /** A square picture beside the name: an https address, or a path of this site. Without it, the initial of the name. */
  logoUrl?: string;
  /** The colour of buttons, marks and links, such as `#3b5bdb`: dark enough for white text on it. */
  accentColor?: string;
  /** Linked below the screens for signing in and up. */
  termsUrl?: string;
  /** Linked below the screens for signing in and up. */
  privacyUrl?: string;
}

export interface RateLimitOptions {
  /** By default on in production. */
  enabled?: boolean;
  /** `memory` counts in each process; `database` counts for all nodes together. @default "memory" */
  storage?: 'memory' | 'database';
  /** A rule, or `false` for none, in place of the built-in one; by call name, or its beginning and `*`. @default {} */
  customRules?: Record<string, RateLimitRule | false>;
}

export interface RateLimitRule {
  /** Seconds. */
  window: number;
  /** Calls of one client within the window. */
  max: number;
}

export interface AdvancedOptions {
  /** Accepts requests from any origin. @default false */
  disableCSRFCheck?: boolean;
  /** Cookies with `Secure` and the `__Secure-` prefix; by default if `baseUrl` is https. */
  useSecureCookies?: boolean;
  /** The `Domain` of every cookie, for a service that several subdomains share. */
  cookieDomain?: string;
  /** Seconds between deletions of expired rows. @default 600 */
  sweepInterval?: number;
}

export interface UserOptions {
  changeEmail?: ChangeEmailOptions;
  deleteUser?: DeleteUserOptions;
}

export interface ChangeEmailOptions {
  /** @default true */
  enabled?: boolean;
  sendChangeEmailVerification?: MailHook<ChangeEmailMail>;
  /** Notifies the previous address of an account. */
  onEmailChanged?: MailHook<EmailChangedMail>;
}

export interface DeleteUserOptions {
  /** @default true */
  enabled?: boolean;
  sendDeleteAccountVerification?: MailHook<DeleteAccountMail>;
  /** Require a mailed confirmation; by default if a hook or `smtpUrl` can deliver it. */
  confirmByMail?: boolean;
  /** Seconds that the mailed confirmation is valid. @default 86400 */
  deleteTokenExpiresIn?: number;
}

export interface AdminOptions {
  /** Ids of users with all permissions on the platform, whatever their role. @default [] */
  adminUserIds?: string[];
  /** The role of users who sign up. @default "user" */
  defaultRole?: string;
  /** The roles with all permissions, as `admin` has them. @default ["admin"] */
  adminRoles?: string | string[];
  /** More roles, or other permissions for `admin` and `user`: name -> resource -> actions. @default {} */
  roles?: Record<string, AdminRole>;
  /** Seconds that an impersonation lasts. @default 3600 */
  impersonationSessionDuration?: number;
  /** The reason of a ban without one. @default "No reason" */
  defaultBanReason?: string;
}

export interface AdminRole {
  user?: (
    | 'create'
    | 'list'
    | 'get'
    | 'update'
    | 'set-role'
    | 'ban'
    | 'impersonate'
    | 'delete'
    | 'set-password')[];
  session?: ('list' | 'revoke' | 'delete')[];
  audit?: 'list'[];
}

export interface AuditOptions {
  /** Days after which an entry of the audit log is deleted; by default no entry is. */
  retentionDays?: number;
}

export interface SessionOptions {
  /** Seconds from the last refresh to the end of a session. @default 604800 */
  expiresIn?: number;
  /** Seconds after a refresh from which the next visit refreshes the session. @default 86400 */
  updateAge?: number;
  /** Seconds after sign-in in which sensitive calls work without a password; 0 turns the check off. @default 86400 */
  freshAge?: number;
  /** @default false */
  disableSessionRefresh?: boolean;
  cookieCache?: CookieCacheOptions;
}

/** Session lookups answered from a signed cookie, without the database. */
export interface CookieCacheOptions {
  /** @default false */
  enabled?: boolean;
  /** Seconds. @default 60 */
  maxAge?: number;
}

export interface JwtOptions {
  /** Serve `GET /token` and `GET /jwks`, so that other services can identify a user without calling this one. @default false */
  enabled?: boolean;
  /** Signs tokens. After a change, keys of the other algorithm stay published and sign no more. @default "ES256" */
  algorithm?: 'ES256' | 'EdDSA';
  /** `iss`; by default the base URL. */
  issuer?: string;
  /** `aud`; by default the base URL. */
  audience?: string | string[];
  /** Seconds that a token is valid, and so how long other services may still accept a revoked session. @default 900 */
  expiresIn?: number;
  /** Seconds that a key signs before the next one replaces it. @default 2592000 */
  rotateEvery?: number;
  /** Claims of your own, for the user of the session; those that the service sets take precedence. */
  claims?: JwtClaims;
}

export interface EmailVerificationOptions {
  sendVerificationEmail?: MailHook<VerificationMail>;
  /** Send a verification email after sign-up. @default true */
  sendOnSignUp?: boolean;
  /** Sign the user in if the link is opened in the browser that signed up; elsewhere it only verifies. @default false */
  autoSignInAfterVerification?: boolean;
  /** Seconds that a mailed link is valid. @default 3600 */
  expiresIn?: number;
}

export interface AccountOptions {
  accountLinking?: AccountLinkingOptions;
}

export interface AccountLinkingOptions {
  /** Off: users sign in only through the accounts they signed up with. @default true */
  enabled?: boolean;
  /** Providers that are trusted to have verified the email of their users. @default [] */
  trustedProviders?: string[];
  /** A signed-in user may link an identity with another email than the user's own. @default false */
  allowDifferentEmails?: boolean;
  /** The last account may be unlinked too; magic links and password resets still sign in. @default false */
  allowUnlinkingAll?: boolean;
}

export interface EmailAndPasswordOptions {
  /** @default true */
  enabled?: boolean;
  /** No new users by email and password; existing ones still sign in. @default false */
  disableSignUp?: boolean;
  /** Characters. @default 8 */
  minPasswordLength?: number;
  /** Characters. @default 128 */
  maxPasswordLength?: number;
  /** Sign the user in after sign-up. @default true */
  autoSignIn?: boolean;
  /** Only users with a verified email sign in. @default false */
  requireEmailVerification?: boolean;
  /** Seconds that a mailed link is valid. @default 3600 */
  resetPasswordTokenExpiresIn?: number;
  /** @default true */
  revokeSessionsOnPasswordReset?: boolean;
  sendResetPassword?: MailHook<ResetPasswordMail>;
  /** Notifies the owner of an address of a sign-up with it, where the response does not tell that it has an account. */
  onExistingUserSignUp?: MailHook<ExistingUserMail>;
  /** The cost of new hashes; a hash of another cost is renewed at the next sign-in. @default 10 */
  bcryptCost?: number;
}

export interface MagicLinkOptions {
  /** @default true */
  enabled?: boolean;
  /** No new users by magic link; existing ones still sign in. @default false */
  disableSignUp?: boolean;
  /** Seconds that a mailed link is valid. @default 300 */
  expiresIn?: number;
  sendMagicLink?: MailHook<MagicLinkMail>;
}

/** The built-in providers; one without a client is not offered. */
export interface SocialProviderOptions {
  apple?: AppleOptions;
  discord?: ProviderOptions;
  facebook?: FacebookOptions;
  github?: ProviderOptions;
  microsoft?: MicrosoftOptions;
  google?: GoogleOptions;
  spotify?: ProviderOptions;
  twitch?: ProviderOptions;
  twitter?: ProviderOptions;
  dropbox?: DropboxOptions;
  kick?: ProviderOptions;
  linkedin?: ProviderOptions;
  gitlab?: GitlabOptions;
  tiktok?: ProviderOptions;
  reddit?: RedditOptions;
  roblox?: ProviderOptions;
  vk?: VkOptions;
  zoom?: ProviderOptions;
}

export interface AppleOptions {
  clientId: string;
  /** A secret created beforehand; or the three options below, from which one is created for each request. */
  clientSecret?: string;
  /** Scopes in addition to the provider's defaults. @default [] */
  scope?: string[];
  /** @default false */
  disableDefaultScope?: boolean;
  /** No new users through this provider; existing ones still sign in. @default false */
  disableSignUp?: boolean;
  /** New users only if the call has `requestSignUp`. @default false */
  disableImplicitSignUp?: boolean;
  /** @default false */
  disableIdTokenSignIn?: boolean;
  /** Further client ids, of native apps, whose ID tokens are accepted. @default [] */
  audiences?: string[];
  /** More parameters of the authorization URL, such as `{ prompt: 'select_account' }`. @default {} */
  authorizationParameters?: Record<string, string>;
  /** Other addresses than the provider's own: a proxy, an enterprise host, a test. */
  endpoints?: ProviderEndpoints;
  teamId?: string;
  keyId?: string;
  /** The text of the `.p8` file. */
  privateKey?: string;
}

export interface ProviderEndpoints {
  authorization?: string;
  token?: string;
  userInfo?: string;
  jwks?: string;
}

export interface ProviderOptions {
  clientId: string;
  clientSecret: string;
  /** Scopes in addition to the provider's defaults. @default [] */
  scope?: string[];
  /** @default false */
  disableDefaultScope?: boolean;
  /** No new users through this provider; existing ones still sign in. @default false */
  disableSignUp?: boolean;
  /** New users only if the call has `requestSignUp`. @default false */
  disableImplicitSignUp?: boolean;
  /** @default false */
  disableIdTokenSignIn?: boolean;
  /** Further client ids, of native apps, whose ID tokens are accepted. @default [] */
  audiences?: string[];
  /** More parameters of the authorization URL, such as `{ prompt: 'select_account' }`. @default {} */
  authorizationParameters?: Record<string, string>;
  /** Other addresses than the provider's own: a proxy, an enterprise host, a test. */
  endpoints?: ProviderEndpoints;
}

export interface FacebookOptions {
  clientId: string;
  clientSecret: string;
  /** Scopes in addition to the provider's defaults. @default [] */
  scope?: string[];
  /** @default false */
  disableDefaultScope?: boolean;
  /** No new users through this provider; existing ones still sign in. @default false */
  disableSignUp?: boolean;
  /** New users only if the call has `requestSignUp`. @default false */
  disableImplicitSignUp?: boolean;
  /** @default false */
  disableIdTokenSignIn?: boolean;
  /** Further client ids, of native apps, whose ID tokens are accepted. @default [] */
  audiences?: string[];
  /** More parameters of the authorization URL, such as `{ prompt: 'select_account' }`. @default {} */
  authorizationParameters?: Record<string, string>;
  /** Other addresses than the provider's own: a proxy, an enterprise host, a test. */
  endpoints?: ProviderEndpoints;
  /** Of Facebook Login for Business, instead of scopes. */
  configId?: string;
}

export interface MicrosoftOptions {
  clientId: string;
  clientSecret: string;
  /** Scopes in addition to the provider's defaults. @default [] */
  scope?: string[];
  /** @default false */
  disableDefaultScope?: boolean;
  /** No new users through this provider; existing ones still sign in. @default false */
  disableSignUp?: boolean;
  /** New users only if the call has `requestSignUp`. @default false */
  disableImplicitSignUp?: boolean;
  /** @default false */
  disableIdTokenSignIn?: boolean;
  /** Further client ids, of native apps, whose ID tokens are accepted. @default [] */
  audiences?: string[];
  /** More parameters of the authorization URL, such as `{ prompt: 'select_account' }`. @default {} */
  authorizationParameters?: Record<string, string>;
  /** Other addresses than the provider's own: a proxy, an enterprise host, a test. */
  endpoints?: ProviderEndpoints;
  /** `common`, `organizations`, `consumers` or the id of a tenant. @default "common" */
  tenantId?: 'common' | 'organizations' | 'consumers' | string;
  /** Another cloud's sign-in host. @default "https://login.microsoftonline.com" */
  authority?: string;
  prompt?: string;
}

export interface GoogleOptions {
  clientId: string;
  clientSecret: string;
  /** Scopes in addition to the provider's defaults. @default [] */
  scope?: string[];
  /** @default false */
  disableDefaultScope?: boolean;
  /** No new users through this provider; existing ones still sign in. @default false */
  disableSignUp?: boolean;
  /** New users only if the call has `requestSignUp`. @default false */
  disableImplicitSignUp?: boolean;
  /** @default false */
  disableIdTokenSignIn?: boolean;
  /** Further client ids, of native apps, whose ID tokens are accepted. @default [] */
  audiences?: string[];
  /** More parameters of the authorization URL, such as `{ prompt: 'select_account' }`. @default {} */
  authorizationParameters?: Record<string, string>;
  /** Other addresses than the provider's own: a proxy, an enterprise host, a test. */
  endpoints?: ProviderEndpoints;
  /** `offline` requests a refresh token, which comes with the first consent. @default "offline" */
  accessType?: 'online' | 'offline';
  prompt?: string;
  /** Only users of this Workspace domain. */
  hd?: string;
  /** @default "https://accounts.google.com" */
  issuer?: string;
}

export interface DropboxOptions {
  clientId: string;
  clientSecret: string;
  /** Scopes in addition to the provider's defaults. @default [] */
  scope?: string[];
  /** @default false */
  disableDefaultScope?: boolean;
  /** No new users through this provider; existing ones still sign in. @default false */
  disableSignUp?: boolean;
  /** New users only if the call has `requestSignUp`. @default false */
  disableImplicitSignUp?: boolean;
  /** @default false */
  disableIdTokenSignIn?: boolean;
  /** Further client ids, of native apps, whose ID tokens are accepted. @default [] */
  audiences?: string[];
  /** More parameters of the authorization URL, such as `{ prompt: 'select_account' }`. @default {} */
  authorizationParameters?: Record<string, string>;
  /** Other addresses than the provider's own: a proxy, an enterprise host, a test. */
  endpoints?: ProviderEndpoints;
  /** `offline` requests a refresh token. @default "offline" */
  accessType?: 'online' | 'offline';
}

export interface GitlabOptions {
  clientId: string;
  clientSecret: string;
  /** Scopes in addition to the provider's defaults. @default [] */
  scope?: string[];
  /** @default false */
  disableDefaultScope?: boolean;
  /** No new users through this provider; existing ones still sign in. @default false */
  disableSignUp?: boolean;
  /** New users only if the call has `requestSignUp`. @default false */
  disableImplicitSignUp?: boolean;
  /** @default false */
  disableIdTokenSignIn?: boolean;
  /** Further client ids, of native apps, whose ID tokens are accepted. @default [] */
  audiences?: string[];
  /** More parameters of the authorization URL, such as `{ prompt: 'select_account' }`. @default {} */
  authorizationParameters?: Record<string, string>;
  /** Other addresses than the provider's own: a proxy, an enterprise host, a test. */
  endpoints?: ProviderEndpoints;
  /** @default "https://gitlab.com" */
  issuer?: string;
}

export interface RedditOptions {
  clientId: string;
  clientSecret: string;
  /** Scopes in addition to the provider's defaults. @default [] */
  scope?: string[];
  /** @default false */
  disableDefaultScope?: boolean;
  /** No new users through this provider; existing ones still sign in. @default false */
  disableSignUp?: boolean;
  /** New users only if the call has `requestSignUp`. @default false */
  disableImplicitSignUp?: boolean;
  /** @default false */
  disableIdTokenSignIn?: boolean;
  /** Further client ids, of native apps, whose ID tokens are accepted. @default [] */
  audiences?: string[];
  /** More parameters of the authorization URL, such as `{ prompt: 'select_account' }`. @default {} */
  authorizationParameters?: Record<string, string>;
  /** Other addresses than the provider's own: a proxy, an enterprise host, a test. */
  endpoints?: ProviderEndpoints;
  /** `permanent` requests a refresh token. @default "permanent" */
  duration?: 'temporary' | 'permanent';
  /** @default "web:gatehouse:v1" */
  userAgent?: string;
}

export interface VkOptions {
  clientId: string;
  /** VK accepts clients without a secret. */
  clientSecret?: string;
  /** Scopes in addition to the provider's defaults. @default [] */
  scope?: string[];
  /** @default false */
  disableDefaultScope?: boolean;
  /** No new users through this provider; existing ones still sign in. @default false */
  disableSignUp?: boolean;
  /** New users only if the call has `requestSignUp`. @default false */
  disableImplicitSignUp?: boolean;
  /** @default false */
  disableIdTokenSignIn?: boolean;
  /** Further client ids, of native apps, whose ID tokens are accepted. @default [] */
  audiences?: string[];
  /** More parameters of the authorization URL, such as `{ prompt: 'select_account' }`. @default {} */
  authorizationParameters?: Record<string, string>;
  /** Other addresses than the provider's own: a proxy, an enterprise host, a test. */
  endpoints?: ProviderEndpoints;
}

/** An OpenID Connect provider of your own. */
export interface OpenIdProviderOptions {
  clientId: string;
  clientSecret: string;
  /** Scopes in addition to the provider's defaults. @default [] */
  scope?: string[];
  /** @default false */
  disableDefaultScope?: boolean;
  /** No new users through this provider; existing ones still sign in. @default false */
  disableSignUp?: boolean;
  /** New users only if the call has `requestSignUp`. @default false */
  disableImplicitSignUp?: boolean;
  /** @default false */
  disableIdTokenSignIn?: boolean;
  /** Further client ids, of native apps, whose ID tokens are accepted. @default [] */
  audiences?: string[];
  /** More parameters of the authorization URL, such as `{ prompt: 'select_account' }`. @default {} */
  authorizationParameters?: Record<string, string>;
  /** Other addresses than the provider's own: a proxy, an enterprise host, a test. */
  endpoints?: ProviderEndpoints;
  /** The name on its button. */
  name: string;
  /** Its address; everything else is discovered from there. */
  issuer: string;
}

/** Requests to providers. */
export interface OutgoingOptions {
  /** Milliseconds for the whole response of a provider. @default 10000 */
  timeoutMs?: number;
  /** The longest response that is read, in bytes. @default 524288 */
  maxBytes?: number;
  /** Hosts that may be in a private network, and without TLS: `gitlab.internal`. @default [] */
  privateHosts?: string[];
}

export interface OrganizationOptions {
  /** @default true */
  allowUserToCreateOrganization?: boolean | OrganizationPermit;
  /** Organizations that a user may belong to when creating another: a number, or a function that returns it or whether it is reached. */
  organizationLimit?: number | OrganizationLimit;
  /** Members of one organization at most. It limits joining, not lists. @default 100 */
  membershipLimit?: number;
  /** The role of the creator of an organization, which is above every other. @default "owner" */
  creatorRole?: string;
  /** Seconds that an invitation is valid. @default 172800 */
  invitationExpiresIn?: number;
  /** Pending invitations of one organization at most. @default 100 */
  invitationLimit?: number;
  /** A second invitation of an address replaces the pending one instead of being rejected. @default false */
  cancelPendingInvitationsOnReInvite?: boolean;
  /** Every invitation requires a verified email, or the secret of the mailed link; one to a role above a member's always does. @default false */
  requireVerifiedEmail?: boolean;
  /** @default false */
  disableOrganizationDeletion?: boolean;
  sendInvitationEmail?: MailHook<InvitationMail>;
  teams?: TeamOptions;
  organizationHooks?: OrganizationHooks;
  /** Resources beside the built-in ones, from `createAccessControl`. */
  ac?: {
    statements: Statements;
  };
  /** Roles beside the built-in ones, or in place of them. */
  roles?: Roles;
}

export interface TeamOptions {
  /** @default false */
  enabled?: boolean;
  /** Teams of one organization at most; by default unlimited. */
  maximumTeams?: number | TeamLimit;
  /** @default false */
  allowRemovingAllTeams?: boolean;
}

/** A hook named `before…` runs inside the transaction and rejects the call by throwing; one named `after…` runs after the commit, in the background. */
export interface OrganizationHooks {
  beforeCreateOrganization?: OrganizationHook<OrganizationCreated>;
  afterCreateOrganization?: OrganizationHook<OrganizationCreated>;
  beforeDeleteOrganization?: OrganizationHook<OrganizationDeleted>;
  afterDeleteOrganization?: OrganizationHook<OrganizationDeleted>;
  beforeAcceptInvitation?: OrganizationHook<InvitationAccepted>;
  afterAcceptInvitation?: OrganizationHook<InvitationAccepted>;
}
