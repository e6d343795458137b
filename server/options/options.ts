import { z } from 'zod';

import { bool, list, number, type Variable } from './parse.ts';
import type { TrustedOriginsOf } from './trusted-origins.types.ts';
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

const Database = z
  .strictObject({
    poolSize: z
      .int()
      .min(1)
      .default(20)
      .describe('Connections of this process at most: a few for each core of the database server, over all processes.'),
    acquireTimeoutMs: z
      .int()
      .min(1)
      .default(5_000)
      .describe('Milliseconds that a call waits for a free connection before it is answered 503.'),
    statementTimeoutMs: z
      .int()
      .nonnegative()
      .default(15_000)
      .describe('Milliseconds after which the server cancels a statement.'),
    idleTimeoutMs: z.int().min(1).default(30_000).describe('Milliseconds after which an unused connection is closed.'),
    idleInTransactionTimeoutMs: z
      .int()
      .nonnegative()
      .default(60_000)
      .describe('Milliseconds after which the server ends an idle transaction, with its locks.'),
    prepared: z
      .boolean()
      .default(true)
      .describe('Named prepared statements; turn off behind a pooler in transaction mode that does not support them.'),
  })
  .meta({ id: 'DatabaseOptions' });

const Advanced = z
  .strictObject({
    disableCSRFCheck: z.boolean().default(false).describe('Accepts requests from any origin.'),
    useSecureCookies: z
      .boolean()
      .optional()
      .describe('Cookies with `Secure` and the `__Secure-` prefix; by default if `baseUrl` is https.'),
    cookieDomain: z
      .string()
      .optional()
      .describe('The `Domain` of every cookie, for a service that several subdomains share.'),
    sweepInterval: z.number().positive().default(600).describe('Seconds between deletions of expired rows.'),
  })
  .meta({ id: 'AdvancedOptions' });

/** The options of the kit; `server/configuration.ts` adds those of the features. */
export const kitOptions = {
  baseUrl: httpUrl
    .default('http://localhost:3000')
    .describe(
      'The address at which users reach the service: links in mails begin with it, https makes cookies `Secure`.',
    ),
  host: z.string().default('127.0.0.1').describe('The address to listen on.'),
  port: z.int().min(0).max(MAX_PORT).default(3000).describe('The port to listen on; 0 for any free one.'),
  secret: z
    .union([z.string(), z.array(z.string()).min(1)])
    .optional()
    .describe(
      'Signs cookies and encrypts tokens. Of several, newest first, the first signs and all are accepted. Outside production one is generated if none is set.',
    ),
  databaseUrl: postgresUrl
    .optional()
    .describe(
      'A `postgres://` address of an existing database on PostgreSQL 14 or newer; without it an embedded PostgreSQL stores its data in `dataDir`.',
    ),
  database: Database.prefault({}),
  dataDir: z
    .string()
    .default('.gatehouse')
    .describe('The folder of the embedded PostgreSQL and of the generated secret.'),
  workers: z
    .int()
    .min(1)
    .max(256)
    .default(1)
    .describe(
      'Processes that `npm start` runs on one port. Of several, rate limits are counted in the database, and each further one serves its metrics one port higher.',
    ),
  production: z.boolean().default(false).describe('Requires a secret, turns rate limits on and `/dev/mailbox` off.'),
  trustProxy: z
    .union([z.boolean(), z.string(), z.array(z.string())])
    .default(false)
    .describe('Addresses of the proxies whose `X-Forwarded-*` headers are trusted, or `true`.'),
  trustedOrigins: z
    .union([
      z.array(trustedOrigin),
      z
        .custom<TrustedOriginsOf>((value) => typeof value === 'function', 'a list of origins or a function')
        .meta({ declaredAs: 'TrustedOriginsOf' }),
    ])
    .default([])
    .describe(
      'Origins beside `baseUrl`, `https://*.example.com` for one label; or a function that lists them for a request.',
    ),
  logLevel: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent.'),
  cookiePrefix: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('gatehouse')
    .describe('The beginning of the name of every cookie.'),
  webApp: z
    .union([z.boolean(), z.literal('dev')])
    .default(true)
    .describe("Serve the web app; `dev` builds it for each request, in Gatehouse's own source tree alone."),
  ...mailOptions,
  ...operationsOptions,
  branding: BrandingOptions.prefault({}),
  rateLimit: RateLimitOptions.prefault({}),
  advanced: Advanced.prefault({}),
};

const Kit = z.strictObject(kitOptions);

/** The options of the kit as they are set. */
export type KitOptions = z.input<typeof Kit>;

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
