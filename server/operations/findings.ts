import { isLoopbackHost } from '#server/http/address.ts';
import type { Options } from '#server/options/options.ts';

/** An unsafe setting: when it applies, and what is said of it. */
export interface FindingRule {
  name: string;
  /** Gets the options as the service would run with them. */
  applies: (options: Options) => boolean;
  says: string;
  /** Also logged when the service starts to listen: a mistake, and never what an operator wants. */
  atStart?: true;
}

export interface Finding {
  name: string;
  says: string;
}

const isPlainHttp = (url: string) => url.startsWith('http://');
const isLocal = (url: string) => URL.canParse(url) && isLoopbackHost(new URL(url).hostname);
const secretsOf = ({ secret = [] }: Options) => [secret].flat();

/** What an operator would not want to run with where others can reach it, a row each. */
const rules: FindingRule[] = [
  {
    name: 'not in production mode',
    applies: ({ production }) => !production,
    says: 'NODE_ENV is not production: mails may be shown at /dev/mailbox, and a secret is made up where none is given',
  },
  {
    name: 'development within reach',
    applies: ({ production, host, baseUrl }) => !production && !(isLoopbackHost(host) && isLocal(baseUrl)),
    says:
      'This is a development start, but other machines can reach it (HOST or BASE_URL): rate limits are off and mails ' +
      'are not sent. Set NODE_ENV=production, AUTH_SECRET and SMTP_URL; or HOST=127.0.0.1 and a BASE_URL of this machine',
    atStart: true,
  },
  {
    name: 'generated secret',
    applies: (options) => secretsOf(options).length === 0,
    says: 'AUTH_SECRET is not set: the one that was generated lies beside the data, in copies and backups of the folder too',
  },
  {
    name: 'guessable secret',
    applies: (options) => secretsOf(options).some((secret) => secret.length < 32 || new Set(secret).size < 12),
    says: 'a secret of AUTH_SECRET is short or repeats itself: make one with `openssl rand -base64 32`',
  },
  {
    name: 'http base URL',
    applies: ({ baseUrl }) => isPlainHttp(baseUrl),
    says: 'BASE_URL begins with http: cookies are sent in the clear, links in mails too',
  },
  {
    name: 'base URL of this machine',
    applies: ({ baseUrl, production }) => production && isLocal(baseUrl),
    says:
      'BASE_URL is an address of this machine: links in mails lead nowhere, and cookies lack Secure unless it is https. ' +
      'Set BASE_URL to the public address, such as https://auth.example.com',
    atStart: true,
  },
  {
    name: 'wildcard trusted origin',
    applies: ({ trustedOrigins }) => trustedOrigins.some((origin) => origin.includes('*')),
    says: 'a trusted origin has a wildcard: whoever gets a name under it can make calls for people who are signed in',
  },
  {
    name: 'http trusted origin',
    applies: ({ trustedOrigins }) => trustedOrigins.some((origin) => isPlainHttp(origin) && !isLocal(origin)),
    says: 'a trusted origin begins with http: whoever sits on the line can be that page',
  },
  {
    name: 'every proxy trusted',
    applies: ({ trustProxy }) => trustProxy === true,
    says: 'TRUST_PROXY is true: any caller can name the address it seems to come from, past limits and into the audit log; list the proxies',
  },
  {
    name: 'origin check off',
    applies: ({ advanced }) => advanced.disableCSRFCheck,
    says: 'advanced.disableCSRFCheck: any page can make calls for people who are signed in',
  },
  {
    name: 'insecure cookies',
    applies: ({ advanced, baseUrl }) =>
      advanced.useSecureCookies === false || (isPlainHttp(baseUrl) && !isLocal(baseUrl)),
    says: 'cookies are set without Secure',
  },
  {
    name: 'mailbox on',
    applies: ({ smtpUrl, production }) => !production && smtpUrl === undefined,
    says: 'SMTP_URL is not set: mails are not sent but shown at /dev/mailbox, sign-in links included, to every user of this machine',
  },
  {
    name: 'database in the clear',
    applies: ({ databaseUrl }) =>
      databaseUrl !== undefined &&
      !isLocalDatabase(new URL(databaseUrl)) &&
      !/[?&]sslmode=(require|verify-ca|verify-full)/.test(databaseUrl),
    says: 'DATABASE_URL leads to another machine without sslmode=verify-full: the password and all data cross the network in the clear',
  },
  {
    name: 'metrics in public',
    applies: ({ metrics }) => metrics.enabled && metrics.onPublicPort,
    says: 'metrics.onPublicPort: whoever reaches the service reads how much it is used',
  },
  {
    name: 'verbose log',
    applies: ({ logLevel, production }) => production && (logLevel === 'trace' || logLevel === 'debug'),
    says: 'LOG_LEVEL is meant for developers',
  },
];

/** Without a host, PostgreSQL is reached through a socket file. */
function isLocalDatabase({ hostname }: URL): boolean {
  return hostname === '' || isLoopbackHost(hostname);
}

/** The unsafe settings, by the rules of the kit and of the features. */
export function findings(options: Options, ofFeatures: readonly FindingRule[]): Finding[] {
  return found([...rules, ...ofFeatures], options);
}

/** Those of the kit that are logged at start. */
export function startWarnings(options: Options): Finding[] {
  return found(
    rules.filter(({ atStart }) => atStart),
    options,
  );
}

function found(among: FindingRule[], options: Options): Finding[] {
  return among.filter(({ applies }) => applies(options)).map(({ name, says }) => ({ name, says }));
}
