// Written by `npm run docs` from the schemas of the options.
import type { AfterWrite, BeforeCreate, BeforeDelete, BeforeUpdate, HookedAccount, HookedSession, HookedUser, HookedVerification } from '#server/options/hooks/database-hooks.types.ts';
import type { AfterCall, BeforeCall } from '#server/options/hooks/request-hooks.types.ts';
import type { RateLimitRuleOf } from '#server/options/limits.types.ts';

export type * from '#server/options/hooks/database-hooks.types.ts';
export type * from '#server/options/hooks/request-hooks.types.ts';
export type * from '#server/options/limits.types.ts';

/** The connection pool of each process. */
export interface DatabaseOptions {
  /** Maximum number of connections of this process: a few for each core of the database, over all processes. @default 20 */
  poolSize?: number;
  /** Milliseconds that a call waits for a free connection before it is answered 503. @default 5000 */
  acquireTimeoutMs?: number;
  /** Milliseconds after which PostgreSQL cancels a statement; 0 for no limit. @default 15000 */
  statementTimeoutMs?: number;
  /** Milliseconds after which an idle connection is closed. @default 30000 */
  idleTimeoutMs?: number;
  /** Milliseconds after which PostgreSQL ends an idle transaction and its locks; 0 for no limit. @default 60000 */
  idleInTransactionTimeoutMs?: number;
  /** Milliseconds after which a call fails whose hook has not settled inside a transaction. Hooks outside of transactions have no limit. @default 5000 */
  hookTimeoutMs?: number;
  /** Uses named prepared statements, which some connection poolers do not support in transaction mode. @default true */
  prepared?: boolean;
}

/** Timeouts for slow clients. */
export interface HttpOptions {
  /** Milliseconds for the headers of a request to arrive. @default 10000 */
  headersTimeoutMs?: number;
  /** Milliseconds for a whole request to arrive. @default 30000 */
  requestTimeoutMs?: number;
  /** Milliseconds after which an idle connection is closed. Longer than the 60 s of common load balancers. @default 72000 */
  keepAliveTimeoutMs?: number;
  /** Milliseconds without traffic after which a connection with a running call is closed. @default 60000 */
  connectionTimeoutMs?: number;
}

export interface ShutdownOptions {
  /** Seconds for which the readiness probe fails before the service stops listening. @default 0 */
  announceSeconds?: number;
  /** Seconds after that for running calls, emails and the embedded database to end. @default 10 */
  timeoutSeconds?: number;
}

export interface MetricsOptions {
  /** Serves Prometheus metrics at `/metrics`. @default false */
  enabled?: boolean;
  /** The port of the metrics; 0 for any free port. @default 9464 */
  port?: number;
  /** The address on which the metrics are served. @default "127.0.0.1" */
  host?: string;
  /** Serves the metrics to every client, on the port of the service. @default false */
  onPublicPort?: boolean;
}

/** OpenTelemetry spans, exported by OTLP over HTTP. */
export interface TracingOptions {
  /** Exports a span for each call. The start names missing packages. @default false */
  enabled?: boolean;
  /** The `service.name` of the spans. @default "gatehouse" */
  serviceName?: string;
  /** The URL of the collector. By default that of `OTEL_EXPORTER_OTLP_ENDPOINT` and related variables. */
  endpoint?: string;
}

/** How the web app presents the service, beside its name (`appName`). */
export interface BrandingOptions {
  /** A square logo beside the name: an https URL or a path of this site. By default the initial of the name. */
  logoUrl?: string;
  /** The color of buttons, badges and links, such as `#3b5bdb`; dark enough for white text. */
  accentColor?: string;
  /** The terms of service, linked below the sign-in and sign-up forms. */
  termsUrl?: string;
  /** The privacy policy, linked below the sign-in and sign-up forms. */
  privacyUrl?: string;
}

export interface RateLimitOptions {
  /** Turns rate limits on. By default they are on in production only. */
  enabled?: boolean;
  /** Seconds of the window of `max`. @default 10 */
  window?: number;
  /** Maximum number of calls of one client within `window`, over all calls. Single calls have stricter limits. @default 100 */
  max?: number;
  /** `memory` counts calls in each process, `database` across all processes. @default "memory" */
  storage?: 'memory' | 'database';
  /** Rules by path below `basePath` (`/sign-in/email`, `/organization/*`, `**` for any number of segments) or by name (`signIn.email`, `organization.*`); `false` turns limits off, a function decides for each request. A path with a wildcard replaces the default limit, any other rule all limits of the call. @default {} */
  customRules?: Record<string, RateLimitRule | false | RateLimitRuleOf>;
}

export interface RateLimitRule {
  /** Length of the window in seconds. */
  window: number;
  /** Maximum number of calls of one client within the window. */
  max: number;
}

export interface RequestHooks {
  /** Runs before the guards of every call. Throwing an `AppError` answers the call with it. */
  before?: BeforeCall;
  /** Runs after the commit of every successful call, before its answer. A failure is logged. */
  after?: AfterCall;
}

/** Functions that run when rows change, whichever call changes them. Rows have no secrets: no hashes, tokens or passwords. Rows that the database deletes with their user run no hooks. */
export interface DatabaseHooks {
  /** @default {} */
  user?: {
    /** @default {} */
    create?: {
      /** Runs before a user is created, and can change fields or cancel the call. */
      before?: BeforeCreate<HookedUser>;
      /** Runs after a user was created. */
      after?: AfterWrite<HookedUser>;
    };
    /** @default {} */
    update?: {
      /** Runs before a user is changed, and can change fields or cancel the call. */
      before?: BeforeUpdate<HookedUser>;
      /** Runs after a user was changed. */
      after?: AfterWrite<HookedUser>;
    };
    /** @default {} */
    delete?: {
      /** Runs before a user is deleted, and can cancel the call. */
      before?: BeforeDelete<HookedUser>;
      /** Runs after a user was deleted. */
      after?: AfterWrite<HookedUser>;
    };
  };
  /** @default {} */
  session?: {
    /** @default {} */
    create?: {
      /** Runs before a session is created, and can change fields or cancel the call. */
      before?: BeforeCreate<HookedSession>;
      /** Runs after a session was created. */
      after?: AfterWrite<HookedSession>;
    };
    /** @default {} */
    update?: {
      /** Runs before a session is changed, and can change fields or cancel the call. */
      before?: BeforeUpdate<HookedSession>;
      /** Runs after a session was changed. */
      after?: AfterWrite<HookedSession>;
    };
    /** @default {} */
    delete?: {
      /** Runs before a session is deleted, and can cancel the call. */
      before?: BeforeDelete<HookedSession>;
      /** Runs after a session was deleted. */
      after?: AfterWrite<HookedSession>;
    };
  };
  /** @default {} */
  account?: {
    /** @default {} */
    create?: {
      /** Runs before an account is created, and can change fields or cancel the call. */
      before?: BeforeCreate<HookedAccount>;
      /** Runs after an account was created. */
      after?: AfterWrite<HookedAccount>;
    };
    /** @default {} */
    update?: {
      /** Runs before an account is changed, and can change fields or cancel the call. */
      before?: BeforeUpdate<HookedAccount>;
      /** Runs after an account was changed. */
      after?: AfterWrite<HookedAccount>;
    };
    /** @default {} */
    delete?: {
      /** Runs before an account is deleted, and can cancel the call. */
      before?: BeforeDelete<HookedAccount>;
      /** Runs after an account was deleted. */
      after?: AfterWrite<HookedAccount>;
    };
  };
  /** @default {} */
  verification?: {
    /** @default {} */
    create?: {
      /** Runs before a single-use token is created, and can change fields or cancel the call. */
      before?: BeforeCreate<HookedVerification>;
      /** Runs after a single-use token was created. */
      after?: AfterWrite<HookedVerification>;
    };
    /** @default {} */
    update?: {
      /** Runs before a single-use token is changed, and can change fields or cancel the call. */
      before?: BeforeUpdate<HookedVerification>;
      /** Runs after a single-use token was changed. */
      after?: AfterWrite<HookedVerification>;
    };
    /** @default {} */
    delete?: {
      /** Runs before a single-use token is deleted, and can cancel the call. */
      before?: BeforeDelete<HookedVerification>;
      /** Runs after a single-use token was deleted. */
      after?: AfterWrite<HookedVerification>;
    };
  };
}

/** Requests to providers and to the receivers of webhooks. */
export interface OutgoingOptions {
  /** Milliseconds after which a request to a provider fails. @default 10000 */
  timeoutMs?: number;
  /** Maximum size of a response in bytes. @default 524288 */
  maxBytes?: number;
  /** Hosts that may be in a private or denied network and without TLS, such as `gitlab.internal`. @default [] */
  privateHosts?: string[];
  /** Public addresses and networks that requests are not sent to either, such as `203.0.113.0/24`. Private ones are always denied. @default [] */
  deniedNetworks?: string[];
  /** Name servers that resolve the hosts. By default those of the system. @default [] */
  nameServers?: string[];
}

export interface ExpoOptions {
  /** Serves apps that use `expoClient`: redirects to a scheme of `trustedOrigins`, such as `myapp://`, carry the session to the app. Every app on a device can claim a scheme. @default false */
  enabled?: boolean;
}

export interface AdvancedOptions {
  /** Accepts requests from any origin, which is unsafe. @default false */
  disableCSRFCheck?: boolean;
  /** Sets cookies with `Secure` and the prefix `__Secure-`. By default if `baseUrl` is https. */
  useSecureCookies?: boolean;
  /** The prefix of the names of all cookies, in place of `cookiePrefix`. */
  cookiePrefix?: string;
  /** The `Domain` of all cookies, to share them between subdomains. */
  cookieDomain?: string;
  crossSubDomainCookies?: CrossSubDomainCookies;
  defaultCookieAttributes?: CookieAttributes;
  /** Names and attributes of single cookies, such as `session_token`, `session_data` and `dont_remember`. @default {} */
  cookies?: Record<string, CookieOptions>;
  /** Seconds between two sweeps, which delete expired rows. @default 600 */
  sweepInterval?: number;
}

export interface CrossSubDomainCookies {
  /** Shares all cookies with the subdomains of `domain`. @default false */
  enabled?: boolean;
  /** The `Domain` of all cookies. By default the host of `baseUrl`. */
  domain?: string;
}

export interface CookieAttributes {
  /** The `SameSite` attribute; by default `lax`. `none` requires `secure`. */
  sameSite?: 'lax' | 'strict' | 'none' | 'Lax' | 'Strict' | 'None';
  /** Sends the cookie over https only. By default as `advanced.useSecureCookies`. */
  secure?: boolean;
  /** Hides the cookie from scripts; by default `true`. */
  httpOnly?: boolean;
  /** The `Domain` attribute. By default the cookie is for this host alone. */
  domain?: string;
  /** The `Path` attribute; by default `/`. */
  path?: string;
  /** Stores the cookie separately for each embedding site (CHIPS). */
  partitioned?: boolean;
}

export interface CookieOptions {
  /** The whole name, without the prefix. `__Secure-` is added to secure cookies. */
  name?: string;
  /** Attributes of this cookie, in place of the default ones. */
  attributes?: CookieAttributes;
}
