import { z } from 'zod';

import { AccountOptions } from '#server/features/accounts/account.options.ts';
import { AdminOptions } from '#server/features/admin/admin.options.ts';
import { CredentialsOptions } from '#server/features/passwords/credentials.options.ts';
import { MagicLinkOptions } from '#server/features/magic-link/magic-link.options.ts';
import { OptionsError } from './define-config.ts';
import type { GatehouseOptions, TrustedOriginsOf } from './gatehouse-options.ts';
import { BrandingOptions } from '#server/http/branding.options.ts';
import { RateLimitOptions } from '#server/http/limits.options.ts';
import { JwtOptions } from '#server/features/jwt/jwt.options.ts';
import { mailOptions } from '#server/mail/mail.options.ts';
import { OrganizationOptions } from '#server/features/organizations/organization.options.ts';
import { operationsOptions } from '#server/operations/operations.options.ts';
import { SessionOptions } from '#server/features/sessions/session.options.ts';
import { providers } from '#server/features/social/providers.ts';
import { OpenIdProviders, Outgoing, SocialProviders } from '#server/features/social/social.options.ts';
import { UserOptions } from '#server/features/users/user.options.ts';
import { EmailVerificationOptions } from '#server/features/verification/verification.options.ts';

export type { GatehouseOptions } from './gatehouse-options.ts';

const MAX_PORT = 65_535;

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

export const OptionsSchema = z.strictObject({
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
  emailAndPassword: CredentialsOptions.prefault({}),
  emailVerification: EmailVerificationOptions.prefault({}),
  magicLink: MagicLinkOptions.prefault({}),
  user: UserOptions.prefault({}),
  session: SessionOptions.prefault({}),
  jwt: JwtOptions.prefault({}),
  organization: OrganizationOptions.prefault({}),
  account: AccountOptions.prefault({}),
  socialProviders: SocialProviders.prefault({}),
  /** Any OpenID Connect provider, by an id of your own. */
  openIdProviders: OpenIdProviders.prefault({}),
  outgoing: Outgoing.prefault({}),
  admin: AdminOptions.prefault({}),
  rateLimit: RateLimitOptions.prefault({}),
  advanced: Advanced.prefault({}),
});

export interface Options extends Omit<z.output<typeof OptionsSchema>, 'trustedOrigins'> {
  /** Those that hold for every request, or for this one. */
  trustedOrigins: string[];
  trustedOriginsOf: TrustedOriginsOf | null;
}

/** `env` is where options may have come from: an error then names the variable beside the option. */
export function parseOptions(given: unknown, env: Record<string, string | undefined> = {}): Options {
  const parsed = OptionsSchema.safeParse(given ?? {});
  if (parsed.success) return withOrigins(parsed.data);
  const issue = innermost(parsed.error.issues[0]!);
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    throw new OptionsError(`Unknown option ${[...issue.path, issue.keys[0]].join('.')}: check its spelling`);
  }
  const got = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], given);
  const variable = variableOf(path, env);
  const name = variable === undefined ? path : `${path} (${variable})`;
  throw new OptionsError(`Option ${name}: got ${shown(path, got)}, needs ${needed(issue.message)}`);
}

/** The same for options that the environment lies over. */
export function parseConfigured(given: unknown): Options {
  return parseOptions(given, process.env);
}

type Issue = z.core.$ZodIssue;

/** Of a union, why the value fails the form that it comes closest to. */
function innermost(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const deepest = issue.errors.flat().toSorted((a, b) => b.path.length - a.path.length)[0];
  return deepest?.path.length ? innermost({ ...deepest, path: [...issue.path, ...deepest.path] }) : issue;
}

/** Zod's own wording, as the end of a sentence that begins with "needs". */
function needed(message: string): string {
  return message
    .replace(/^[\w ]+: expected /, '')
    .replace(/, received .*$/, '')
    .replace(/^(string|number|boolean|function)\b/, 'a $1')
    .replace(/^(array|object)\b/, 'an $1');
}

function variableOf(path: string, env: Record<string, string | undefined>): string | undefined {
  const found = Object.entries(environment).find(
    ([name, [target]]) => env[name] && (path === target || path.startsWith(`${target}.`)),
  );
  return found?.[0];
}

function withOrigins({ trustedOrigins, ...options }: z.output<typeof OptionsSchema>): Options {
  const isFunction = typeof trustedOrigins === 'function';
  return {
    ...options,
    trustedOrigins: isFunction ? [] : trustedOrigins,
    trustedOriginsOf: isFunction ? trustedOrigins : null,
  };
}

function shown(path: string, value: unknown): string {
  if (/secret|password|url|key/i.test(path) && typeof value === 'string') return `a text of ${value.length} characters`;
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value);
}

const bool = (text: string) => (text === 'true' ? true : text === 'false' ? false : text);
const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The environment as options: variable -> where it goes and how it reads. */
const environment: Record<string, [path: string, read: (text: string) => unknown]> = {
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
  JWT_ENABLED: ['jwt.enabled', bool],
  SMTP_URL: ['smtpUrl', String],
  MAIL_FROM: ['mailFrom', String],
  APP_NAME: ['appName', String],
  ADMIN_USER_IDS: ['admin.adminUserIds', list],
  DATA_DIR: ['dataDir', String],
  SHUTDOWN_ANNOUNCE_SECONDS: ['shutdown.announceSeconds', number],
  METRICS_ENABLED: ['metrics.enabled', bool],
  METRICS_HOST: ['metrics.host', String],
  METRICS_PORT: ['metrics.port', number],
  TRACING_ENABLED: ['tracing.enabled', bool],
  OTEL_SERVICE_NAME: ['tracing.serviceName', String],
  LOG_LEVEL: ['logLevel', String],
  NODE_ENV: ['production', (text) => text === 'production'],
  ...Object.fromEntries(
    Object.keys(providers).flatMap((id): [string, [string, (text: string) => unknown]][] => [
      [`${id.toUpperCase()}_CLIENT_ID`, [`socialProviders.${id}.clientId`, String]],
      [`${id.toUpperCase()}_CLIENT_SECRET`, [`socialProviders.${id}.clientSecret`, String]],
    ]),
  ),
};

/** Variables of earlier versions: an operator who still sets one must learn that it does nothing. */
const removedVariables = ['DATABASE_REPLICA_URLS'];

/** Options from the environment, to be laid over those of `gatehouse.config.ts`. */
export function optionsFromEnvironment(env: Record<string, string | undefined> = process.env): Record<string, unknown> {
  const gone = removedVariables.find((name) => env[name]);
  if (gone) throw new OptionsError(`Unknown variable ${gone}: this version does not have it, remove it`);
  const options: Record<string, unknown> = {};
  for (const [name, [path, read]] of Object.entries(environment)) {
    const text = env[name];
    if (text !== undefined && text !== '') place(options, path.split('.'), read(text));
  }
  const { port } = options;
  if (options['baseUrl'] === undefined && typeof port === 'number' && port <= MAX_PORT) {
    options['baseUrl'] = `http://localhost:${port}`;
  }
  return options;
}

function place(target: Record<string, unknown>, [key, ...rest]: string[], value: unknown): void {
  if (rest.length === 0) target[key!] = value;
  else place((target[key!] ??= {}) as Record<string, unknown>, rest, value);
}

/** The file's options with the environment's over them, field by field. */
export function mergeOptions(file: Record<string, unknown>, env: Record<string, unknown>): GatehouseOptions {
  const merged = { ...file };
  for (const [key, value] of Object.entries(env)) {
    const both = isPlain(merged[key]) && isPlain(value);
    merged[key] = both ? mergeOptions(merged[key] as Record<string, unknown>, value as Record<string, unknown>) : value;
  }
  return merged;
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The database that `npm run import` reads: no option, since only that command needs it. */
export function importAddress(): string | undefined {
  return process.env['IMPORT_DATABASE_URL'] || undefined;
}
