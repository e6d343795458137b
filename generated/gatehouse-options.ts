// Written by `npm run docs` from the schemas of the options.
import type { TrustedOriginsOf } from '#server/options/trusted-origins.types.ts';
import type { AccountOptions } from './options/account.ts';
import type { AdminOptions } from './options/admin.ts';
import type { AgentOptions } from './options/agents.ts';
import type { AnonymousOptions } from './options/anonymous.ts';
import type { ApiKeyOptions } from './options/api-key.ts';
import type { AuditStreamOptions } from './options/audit-streams.ts';
import type { AuditOptions } from './options/audit.ts';
import type { CaptchaOptions } from './options/captcha.ts';
import type { DeviceOptions } from './options/device.ts';
import type { DomainOptions } from './options/domains.ts';
import type { EmailAndPasswordOptions } from './options/email-and-password.ts';
import type { EmailOtpOptions } from './options/email-otp.ts';
import type { EmailVerificationOptions } from './options/email-verification.ts';
import type { EventOptions } from './options/events.ts';
import type { JwtOptions } from './options/jwt.ts';
import type { AdvancedOptions, BrandingOptions, DatabaseHooks, DatabaseOptions, ExpoOptions, HttpOptions, MetricsOptions, OutgoingOptions, RateLimitOptions, RequestHooks, ShutdownOptions, TracingOptions } from './options/kit.ts';
import type { LastLoginMethodOptions } from './options/last-login-method.ts';
import type { MagicLinkOptions } from './options/magic-link.ts';
import type { MultiSessionOptions } from './options/multi-session.ts';
import type { ApplicationOptions } from './options/oauth-provider.ts';
import type { OAuthProviderOptions } from './options/oauth-providers.ts';
import type { OneTapOptions } from './options/one-tap.ts';
import type { OneTimeTokenOptions } from './options/one-time-token.ts';
import type { OpenIdProviderOptions } from './options/open-id-providers.ts';
import type { OrganizationOptions } from './options/organization.ts';
import type { PasskeyOptions } from './options/passkey.ts';
import type { PersonalDataOptions } from './options/personal-data.ts';
import type { PhoneNumberOptions } from './options/phone-number.ts';
import type { PictureOptions } from './options/pictures.ts';
import type { ScimOptions } from './options/scim.ts';
import type { SecurityNoticeOptions } from './options/security-notices.ts';
import type { ServiceAccountOptions } from './options/service-account.ts';
import type { SessionOptions } from './options/session.ts';
import type { SetupLinkOptions } from './options/setup-links.ts';
import type { SocialProviderOptions } from './options/social-providers.ts';
import type { SsoOptions } from './options/sso.ts';
import type { TwoFactorOptions } from './options/two-factor.ts';
import type { UserOptions } from './options/user.ts';
import type { UsernameOptions } from './options/username.ts';
import type { WebhookOptions } from './options/webhooks.ts';

export type * from '#server/options/trusted-origins.types.ts';
export type * from './options/account.ts';
export type * from './options/admin.ts';
export type * from './options/agents.ts';
export type * from './options/anonymous.ts';
export type * from './options/api-key.ts';
export type * from './options/audit-streams.ts';
export type * from './options/audit.ts';
export type * from './options/captcha.ts';
export type * from './options/device.ts';
export type * from './options/domains.ts';
export type * from './options/email-and-password.ts';
export type * from './options/email-otp.ts';
export type * from './options/email-verification.ts';
export type * from './options/events.ts';
export type * from './options/jwt.ts';
export type * from './options/kit.ts';
export type * from './options/last-login-method.ts';
export type * from './options/magic-link.ts';
export type * from './options/multi-session.ts';
export type * from './options/oauth-provider.ts';
export type * from './options/oauth-providers.ts';
export type * from './options/one-tap.ts';
export type * from './options/one-time-token.ts';
export type * from './options/open-id-providers.ts';
export type * from './options/organization.ts';
export type * from './options/passkey.ts';
export type * from './options/personal-data.ts';
export type * from './options/phone-number.ts';
export type * from './options/pictures.ts';
export type * from './options/scim.ts';
export type * from './options/security-notices.ts';
export type * from './options/service-account.ts';
export type * from './options/session.ts';
export type * from './options/setup-links.ts';
export type * from './options/social-providers.ts';
export type * from './options/sso.ts';
export type * from './options/two-factor.ts';
export type * from './options/user.ts';
export type * from './options/username.ts';
export type * from './options/webhooks.ts';

export interface GatehouseOptions {
  /** The public URL of the service, used for links in emails. With https, cookies are `Secure`. By default `http://localhost` with the `port`. */
  baseUrl?: string;
  /** The path of the REST calls, of the OpenAPI document and of the explorer, below `baseUrl`. The typed client calls `/api/trpc`, which does not change. @default "/api/auth" */
  basePath?: string;
  /** The address of the web app, if it is not that of `baseUrl`, as behind an app that forwards only the calls. The links of emails to its pages begin with it, and it is trusted. */
  webAppUrl?: string;
  /** The address to listen on, such as `0.0.0.0` for all interfaces. @default "127.0.0.1" */
  host?: string;
  /** The port to listen on; 0 for any free port. @default 3000 */
  port?: number;
  /** Signs cookies and encrypts tokens. The first secret of a list signs, all are accepted. Outside production it is generated by default. */
  secret?: string | string[];
  /** The `postgres://` URL of a database on PostgreSQL 14 or newer, with [the parameters](operations.md#connecting-to-postgresql) of libpq. By default an embedded PostgreSQL stores its data in `dataDir`. */
  databaseUrl?: string;
  database?: DatabaseOptions;
  /** Folder of the embedded PostgreSQL and of the generated secret. @default ".gatehouse" */
  dataDir?: string;
  /** Number of processes that `npm start` runs on one port. With several, rate limits are counted in the database, and the metrics of each have a port of their own, from `metrics.port` on. @default 1 */
  workers?: number;
  /** Requires a secret, turns rate limits on and `/dev/mailbox` off. @default false */
  production?: boolean;
  /** Addresses or networks (`10.0.0.0/8`, `loopback`, `linklocal`, `uniquelocal`) of the proxies whose `X-Forwarded-*` headers are trusted; `true` for all. @default false */
  trustProxy?: boolean | string | string[];
  /** Origins that may call the service, besides that of `baseUrl`; `https://*.example.com` allows one label, `http://localhost:*` every port. Or a function that returns them for a request. @default [] */
  trustedOrigins?: string[] | TrustedOriginsOf;
  /** The lowest level of the lines in the log. @default "info" */
  logLevel?: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** The prefix of the names of all cookies. @default "gatehouse" */
  cookiePrefix?: string;
  /** Serves the web app. `dev` builds it for each request, only in the source tree of Gatehouse. @default true */
  webApp?: boolean | 'dev';
  /** The name of the service in emails, in the web app and in the API explorer. @default "Gatehouse" */
  appName?: string;
  /** The mail server: `smtp://user:password@host:587` or `smtps://…`. By default emails go to hooks, or outside production to `/dev/mailbox`. */
  smtpUrl?: string;
  /** The sender of emails: an address, or `Name <address>`. @default "Gatehouse <no-reply@localhost>" */
  mailFrom?: string;
  /** Seconds before each new attempt to deliver an email. A failure of the last attempt is written to the audit log. @default [1,5,30,120,600] */
  mailRetryDelays?: number[];
  http?: HttpOptions;
  shutdown?: ShutdownOptions;
  metrics?: MetricsOptions;
  tracing?: TracingOptions;
  /** The languages of the web app and of emails. Users whose browser prefers none of them get the first one. @default ["en","de","fr","es","pt-BR","ja","ar"] */
  languages?: ('en' | 'de' | 'fr' | 'es' | 'pt-BR' | 'ja' | 'ar')[];
  branding?: BrandingOptions;
  rateLimit?: RateLimitOptions;
  hooks?: RequestHooks;
  databaseHooks?: DatabaseHooks;
  outgoing?: OutgoingOptions;
  expo?: ExpoOptions;
  advanced?: AdvancedOptions;
  user?: UserOptions;
  admin?: AdminOptions;
  audit?: AuditOptions;
  session?: SessionOptions;
  lastLoginMethod?: LastLoginMethodOptions;
  multiSession?: MultiSessionOptions;
  emailVerification?: EmailVerificationOptions;
  account?: AccountOptions;
  anonymous?: AnonymousOptions;
  emailAndPassword?: EmailAndPasswordOptions;
  username?: UsernameOptions;
  securityNotices?: SecurityNoticeOptions;
  magicLink?: MagicLinkOptions;
  oneTimeToken?: OneTimeTokenOptions;
  emailOtp?: EmailOtpOptions;
  phoneNumber?: PhoneNumberOptions;
  socialProviders?: SocialProviderOptions;
  /** OpenID Connect providers by an id of your choice. @default {} */
  openIdProviders?: Record<string, OpenIdProviderOptions>;
  /** OAuth 2.0 providers without discovery, by an id of your choice that is not in `openIdProviders`. @default {} */
  oauthProviders?: Record<string, OAuthProviderOptions>;
  oneTap?: OneTapOptions;
  organization?: OrganizationOptions;
  pictures?: PictureOptions;
  jwt?: JwtOptions;
  twoFactor?: TwoFactorOptions;
  passkey?: PasskeyOptions;
  events?: EventOptions;
  apiKey?: ApiKeyOptions;
  serviceAccount?: ServiceAccountOptions;
  webhooks?: WebhookOptions;
  auditStreams?: AuditStreamOptions;
  domains?: DomainOptions;
  sso?: SsoOptions;
  scim?: ScimOptions;
  setupLinks?: SetupLinkOptions;
  oauthProvider?: ApplicationOptions;
  device?: DeviceOptions;
  agents?: AgentOptions;
  captcha?: CaptchaOptions;
  personalData?: PersonalDataOptions;
}
