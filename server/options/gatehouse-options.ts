// Written by `npm run docs` from the schemas of the options.
import type { TrustedOriginsOf } from './trusted-origins.types.ts';
import type { AccountOptions, AdminOptions, AuditOptions, EmailAndPasswordOptions, EmailVerificationOptions, JwtOptions, MagicLinkOptions, OrganizationOptions, SessionOptions, UserOptions } from './types/feature-options.ts';
import type { OpenIdProviderOptions, OutgoingOptions, SocialProviderOptions } from './types/provider-options.ts';

export type * from './trusted-origins.types.ts';
export type * from './types/feature-options.ts';
export type * from './types/provider-options.ts';

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
