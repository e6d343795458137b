import { isLocalDatabase, parseDatabaseUrl } from '#server/options/database-url/database-url.ts';
import { isLoopbackHost } from '#server/lib/loopback.ts';
import { cookieSetting } from '#server/http/cookie-settings.ts';
import type { Options } from '#server/options/kit-options.ts';

/** A rule for an unsafe setting. */
export interface FindingRule {
  name: string;
  applies: (options: Options) => boolean;
  message: string;
  /** Also logged at start, because it is always a mistake. */
  atStart?: true;
}

const isPlainHttp = (url: string) => url.startsWith('http://');
const isLocal = (url: string) => URL.canParse(url) && isLoopbackHost(new URL(url).hostname);

/** How far an address protects connections to other machines; null without any. */
function remoteSslMode(databaseUrl: string | undefined): 'optional' | 'unverified' | 'verified' | null {
  if (databaseUrl === undefined) return null;
  const url = parseDatabaseUrl(databaseUrl);
  if (isLocalDatabase(url)) return null;
  const { sslmode = '', sslrootcert } = url.parameters;
  if (sslmode.startsWith('verify-') || sslrootcert === 'system') return 'verified';
  if (sslmode !== 'require') return 'optional';
  return sslrootcert === undefined ? 'unverified' : 'verified';
}

const secretsOf = ({ secret = [] }: Options) => [secret].flat();

/** Those of the kit. */
export const kitFindings: readonly FindingRule[] = [
  {
    name: 'not in production mode',
    applies: ({ production }) => !production,
    message:
      'NODE_ENV is not production: without SMTP_URL emails are shown at /dev/mailbox, and a missing secret is generated',
  },
  {
    name: 'development mode in public',
    applies: ({ production, host, baseUrl }) => !production && !(isLoopbackHost(host) && isLocal(baseUrl)),
    message:
      'The service runs in development mode, but other machines can reach it (HOST or BASE_URL): rate limits are off and ' +
      'emails are not sent. Set NODE_ENV=production, AUTH_SECRET and SMTP_URL; or HOST=127.0.0.1 and a BASE_URL of this machine',
    atStart: true,
  },
  {
    name: 'generated secret',
    applies: (options) => secretsOf(options).length === 0,
    message:
      'AUTH_SECRET is not set: the generated secret is stored beside the data, also in copies and backups of the folder',
  },
  {
    name: 'weak secret',
    applies: (options) => secretsOf(options).some((secret) => secret.length < 32 || new Set(secret).size < 12),
    message: 'a secret of AUTH_SECRET is short or repeats characters: generate one with `openssl rand -base64 32`',
  },
  {
    name: 'http base URL',
    applies: ({ baseUrl }) => isPlainHttp(baseUrl),
    message: 'BASE_URL begins with http: cookies and the links of emails are sent unencrypted',
  },
  {
    name: 'local base URL',
    applies: ({ baseUrl, production }) => production && isLocal(baseUrl),
    message:
      'BASE_URL is an address of this machine: links in emails do not work elsewhere, and cookies lack Secure unless it is https. ' +
      'Set BASE_URL to the public address, such as https://auth.example.com',
    atStart: true,
  },
  {
    name: 'wildcard trusted origin',
    applies: ({ trustedOrigins }) => trustedOrigins.some((origin) => origin.includes('*')),
    message: 'a trusted origin has a wildcard: the owner of any matching host can make calls for signed-in users',
  },
  {
    name: 'http trusted origin',
    applies: ({ trustedOrigins }) => trustedOrigins.some((origin) => isPlainHttp(origin) && !isLocal(origin)),
    message: 'a trusted origin begins with http: an attacker in the network can impersonate it',
  },
  {
    name: 'all proxies trusted',
    applies: ({ trustProxy }) => trustProxy === true,
    message:
      'TRUST_PROXY is true: any client can forge its IP address, for rate limits and the audit log; list the proxies instead',
  },
  {
    name: 'origin check off',
    applies: ({ advanced }) => advanced.disableCSRFCheck,
    message: 'advanced.disableCSRFCheck is set: any web page can make calls for signed-in users',
  },
  {
    name: 'insecure cookies',
    applies: ({ advanced, baseUrl }) =>
      advanced.useSecureCookies === false || (isPlainHttp(baseUrl) && !isLocal(baseUrl)),
    message: 'cookies are set without Secure',
  },
  {
    name: 'weak session cookie',
    applies: (options) => {
      const { httpOnly, secure } = cookieSetting(options, 'session_token');
      return options.production && (!httpOnly || (!secure && !isPlainHttp(options.baseUrl)));
    },
    message:
      'The cookie of the session is set without HttpOnly or without Secure: scripts or the network can read it. ' +
      'Remove httpOnly, secure and useSecureCookies from the option `advanced`',
    atStart: true,
  },
  {
    name: 'development mailbox',
    applies: ({ smtpUrl, production }) => !production && smtpUrl === undefined,
    message:
      'SMTP_URL is not set: emails are not sent but shown at /dev/mailbox, with their sign-in links, to all users of this machine',
  },
  {
    name: 'unencrypted database connection',
    applies: ({ databaseUrl }) => remoteSslMode(databaseUrl) === 'optional',
    message:
      'DATABASE_URL names another machine without demanding TLS: the password and all data may be sent unencrypted. ' +
      'Set sslmode=verify-full',
  },
  {
    name: 'unverified database server',
    applies: ({ databaseUrl }) => remoteSslMode(databaseUrl) === 'unverified',
    message:
      'DATABASE_URL demands TLS, but does not check the certificate of the server: an attacker in the network can pose ' +
      'as it. Set sslmode=verify-full, with sslrootcert for an authority of your own',
  },
  {
    name: 'public metrics',
    applies: ({ metrics }) => metrics.enabled && metrics.onPublicPort,
    message: 'metrics.onPublicPort is set: every client can read the metrics',
  },
  {
    name: 'verbose log',
    applies: ({ logLevel, production }) => production && (logLevel === 'trace' || logLevel === 'debug'),
    message: 'LOG_LEVEL is debug or trace, which are for development',
  },
];

/** The unsafe settings, by the rules of the kit and of the features. */
export function findUnsafeSettings(options: Options, featureRules: readonly FindingRule[] = []): FindingRule[] {
  return [...kitFindings, ...featureRules].filter(({ applies }) => applies(options));
}

/** The unsafe settings that are logged at start. */
export function startWarnings(options: Options): FindingRule[] {
  return findUnsafeSettings(options).filter(({ atStart }) => atStart);
}
