import type { IncomingHttpHeaders } from 'node:http';

/**
 * The options of the kit. Every option may be left out; `@default` says what then holds. Lifetimes are in seconds. The
 * schemas beside each subject check what is given; a test compares them with these interfaces.
 */
export interface KitOptions {
  /** Where people reach the service. @default "http://localhost:3000" */
  baseUrl?: string;
  /** The address to listen at. @default "127.0.0.1" */
  host?: string;
  /** @default 3000 */
  port?: number;
  /** Newest first: signs with the first, accepts all. Production does not start without. */
  secret?: string | string[];
  /** A PostgreSQL; without it an embedded one keeps its data in `dataDir`. */
  databaseUrl?: string;
  database?: DatabaseOptions;
  /** @default ".gatehouse" */
  dataDir?: string;
  /** Processes that `npm start` runs on one port; `createGatehouse` is always one. @default 1 */
  workers?: number;
  /** @default false */
  production?: boolean;
  /** Whose `X-Forwarded-…` headers to believe, as Fastify takes it. @default false */
  trustProxy?: boolean | string | string[];
  /** Beside `baseUrl`; a list, or a function that is asked for it with each request. @default [] */
  trustedOrigins?: string[] | TrustedOriginsOf;
  /** @default "info" */
  logLevel?: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** @default "gatehouse" */
  cookiePrefix?: string;
  /** Serve the web app; off for a service that answers calls only. `dev` works in Gatehouse's own tree. @default true */
  webApp?: boolean | 'dev';
  /** What the service calls itself in mails. @default "Gatehouse" */
  appName?: string;
  /** `smtp://user:password@host:587` or `smtps://…`; without it mails go through hooks, or to `/dev/mailbox`. */
  smtpUrl?: string;
  /** The sender: an address, or `Name <address>`. @default "Gatehouse <no-reply@localhost>" */
  mailFrom?: string;
  /** Seconds between attempts to hand over a mail. @default [1,5,30,120,600] */
  mailRetryDelays?: number[];
  branding?: BrandingOptions;
  http?: HttpOptions;
  shutdown?: ShutdownOptions;
  metrics?: MetricsOptions;
  tracing?: TracingOptions;
  rateLimit?: RateLimitOptions;
  advanced?: AdvancedOptions;
}

/** The origins that are trusted for one request, known by its headers. */
export type TrustedOriginsOf = (request: {
  headers: IncomingHttpHeaders;
}) => readonly string[] | Promise<readonly string[]>;

/** How the web app presents the service, beside its name (`appName`). */
export interface BrandingOptions {
  /** A square picture, shown beside the name: an https address, or a path of this site. */
  logoUrl?: string;
  /** The colour of buttons, marks and links, such as `#3b5bdb`: dark enough for white text on it. */
  accentColor?: string;
  /** Shown under the screens for signing in and up. */
  termsUrl?: string;
  privacyUrl?: string;
}

export interface DatabaseOptions {
  /** Connections this process holds at most. @default 20 */
  poolSize?: number;
  /** Milliseconds that a call waits for one of them. @default 5000 */
  acquireTimeoutMs?: number;
  /** Milliseconds after which the server cancels a statement. @default 15000 */
  statementTimeoutMs?: number;
  /** Milliseconds after which a connection that nobody uses is closed. @default 30000 */
  idleTimeoutMs?: number;
  /** Milliseconds after which the server ends a transaction in which nothing happens. @default 60000 */
  idleInTransactionTimeoutMs?: number;
  /** Named prepared statements; turn off behind a pooler in transaction mode that does not follow them. @default true */
  prepared?: boolean;
}

/** How long a client may take, so that one that stalls holds no connection for good. */
export interface HttpOptions {
  /** @default 10000 */
  headersTimeoutMs?: number;
  /** @default 30000 */
  requestTimeoutMs?: number;
  /** @default 72000 */
  keepAliveTimeoutMs?: number;
  /** @default 60000 */
  connectionTimeoutMs?: number;
}

export interface ShutdownOptions {
  /** Seconds between readiness going false and the end of listening, for a load balancer to notice. @default 0 */
  announceSeconds?: number;
  /** Seconds after that until calls, mails and the embedded database have ended. @default 10 */
  timeoutSeconds?: number;
}

/** Prometheus' text format under `/metrics`. */
export interface MetricsOptions {
  /** @default false */
  enabled?: boolean;
  /** A port of its own; 0 for any free one. @default 9464 */
  port?: number;
  /** @default "127.0.0.1" */
  host?: string;
  /** Serves them at the service's own address instead. @default false */
  onPublicPort?: boolean;
}

/** OpenTelemetry spans, a call each, to a collector by OTLP over HTTP. Its packages are installed beside the service. */
export interface TracingOptions {
  /** @default false */
  enabled?: boolean;
  /** @default "gatehouse" */
  serviceName?: string;
  /** Where spans go, in full; else where the standard's own variables say, such as `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  endpoint?: string;
}

export interface RateLimitOptions {
  /** On in production unless said otherwise. */
  enabled?: boolean;
  /** `memory` counts in each process; `database` lets several nodes count together. @default "memory" */
  storage?: 'memory' | 'database';
  /** Call name, or its beginning and `*`, to the limit that takes the place of ours; `false` for none. @default {} */
  customRules?: Record<string, { window: number; max: number } | false>;
}

export interface AdvancedOptions {
  /** @default false */
  disableCSRFCheck?: boolean;
  /** Cookies with `Secure` and the `__Secure-` prefix; by default they follow the scheme of `baseUrl`. */
  useSecureCookies?: boolean;
  /** The `Domain` of every cookie, for a service that several subdomains share. */
  cookieDomain?: string;
  /** How often expired rows are deleted, and what is known of ranges of people is summed, by which long lists of users are read. @default 600 */
  sweepInterval?: number;
}
