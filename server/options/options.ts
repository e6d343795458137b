import { z } from 'zod';

import { bool, list, number, type Variable } from './environment.ts';
import type { TrustedOriginsOf } from './kit-options.ts';
import { BrandingOptions } from '#server/http/branding.options.ts';
import { RateLimitOptions } from '#server/http/limits.options.ts';
import { mailOptions } from '#server/mail/mail.options.ts';
import { operationsOptions } from '#server/operations/operations.options.ts';

export const MAX_PORT = 65_535;

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'an http or https address such as https://auth.example.com' })
  .transform((url) => url.replace(/\/+$/, ''));

/** An origin as a browser names it, `*` standing for labels; or a host under a wildcard, which means https. */
const trustedOrigin = z
  .string()
  .regex(/^([a-z][a-z0-9+.-]*:\/\/|\*\.)/i, 'an origin with its scheme, such as https://app.example.com');

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// address' });

const Database = z.strictObject({
  /** Connections this process holds at most: a few for each core of the database's machine, shared out among all processes. */
  poolSize: z.int().min(1).default(20),
  /** How long a call waits for one of them: longer, and whoever waits for the answer has gone; milliseconds. */
  acquireTimeoutMs: z.int().min(1).default(5_000),
  /** A statement that runs longer is cancelled by the server; ours take milliseconds, an exact count of millions some seconds. */
  statementTimeoutMs: z.int().nonnegative().default(15_000),
  /** A connection that nobody used so long is closed, so that a quiet service gives back what a busy hour took; milliseconds. */
  idleTimeoutMs: z.int().min(1).default(30_000),
  /** A transaction in which nothing happens so long, as of a process that hangs, is ended by the server with its locks; milliseconds. */
  idleInTransactionTimeoutMs: z.int().nonnegative().default(60_000),
  /** Named prepared statements; turn off behind a pooler in transaction mode that does not follow them. */
  prepared: z.boolean().default(true),
});

const Advanced = z.strictObject({
  disableCSRFCheck: z.boolean().default(false),
  /** Cookies with `Secure` and the `__Secure-` prefix; by default they follow the scheme of `baseUrl`. */
  useSecureCookies: z.boolean().optional(),
  /** The `Domain` of every cookie, for a service that several subdomains share. */
  cookieDomain: z.string().optional(),
  /** How often expired rows are deleted, in seconds. */
  sweepInterval: z.number().positive().default(600),
});

/** The options of the kit; `server/configuration.ts` adds those of the features. */
export const kitOptions = {
  baseUrl: httpUrl.default('http://localhost:3000'),
  host: z.string().default('127.0.0.1'),
  port: z.int().min(0).max(MAX_PORT).default(3000),
  /** Newest first: signs with the first, accepts all. One string or several. */
  secret: z.union([z.string(), z.array(z.string()).min(1)]).optional(),
  databaseUrl: postgresUrl.optional(),
  database: Database.prefault({}),
  dataDir: z.string().default('.gatehouse'),
  /** Processes that `npm start` runs on one port, for a machine with cores to spare; `createGatehouse` is always one. */
  workers: z.int().min(1).max(256).default(1),
  production: z.boolean().default(false),
  trustProxy: z.union([z.boolean(), z.string(), z.array(z.string())]).default(false),
  /** Beside `baseUrl`; a list, or a function that is asked for it with each request. */
  trustedOrigins: z
    .union([
      z.array(trustedOrigin),
      z.custom<TrustedOriginsOf>((value) => typeof value === 'function', 'a list of origins or a function'),
    ])
    .default([]),
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  cookiePrefix: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('gatehouse'),
  /** Serve the built web app; off for a service that answers calls only; `dev` builds it as it is asked for. */
  webApp: z.union([z.boolean(), z.literal('dev')]).default(true),
  ...mailOptions,
  ...operationsOptions,
  branding: BrandingOptions.prefault({}),
  rateLimit: RateLimitOptions.prefault({}),
  advanced: Advanced.prefault({}),
};

const Kit = z.strictObject(kitOptions);

/** The parsed options that the kit knows. A feature's are read by its `OptionsKey`. */
export interface Options extends Omit<z.output<typeof Kit>, 'trustedOrigins'> {
  /** Those that hold for every request, or for this one. */
  trustedOrigins: string[];
  trustedOriginsOf: TrustedOriginsOf | null;
}

/** The environment variables of the kit's options. */
export const kitVariables: Readonly<Record<string, Variable>> = {
  PORT: ['port', number],
  HOST: ['host', String],
  BASE_URL: ['baseUrl', String],
  DATABASE_URL: ['databaseUrl', String],
  DATABASE_POOL_SIZE: ['database.poolSize', number],
  WORKERS: ['workers', number],
  DATABASE_PREPARED: ['database.prepared', (text) => bool(text === '0' ? 'false' : text === '1' ? 'true' : text)],
  AUTH_SECRET: ['secret', list],
  TRUSTED_ORIGINS: ['trustedOrigins', list],
  TRUST_PROXY: ['trustProxy', (text) => (/^(true|false)$/.test(text) ? bool(text) : list(text))],
  SMTP_URL: ['smtpUrl', String],
  MAIL_FROM: ['mailFrom', String],
  APP_NAME: ['appName', String],
  DATA_DIR: ['dataDir', String],
  SHUTDOWN_ANNOUNCE_SECONDS: ['shutdown.announceSeconds', number],
  METRICS_ENABLED: ['metrics.enabled', bool],
  METRICS_HOST: ['metrics.host', String],
  METRICS_PORT: ['metrics.port', number],
  TRACING_ENABLED: ['tracing.enabled', bool],
  OTEL_SERVICE_NAME: ['tracing.serviceName', String],
  LOG_LEVEL: ['logLevel', String],
  NODE_ENV: ['production', (text) => text === 'production'],
};

/** Variables of earlier versions: an operator who still sets one must learn that it does nothing. */
export const removedVariables = ['DATABASE_REPLICA_URLS'];
