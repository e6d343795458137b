import { apiKey as newestApiKey } from '@better-auth/api-key';
import { passkey } from '@better-auth/passkey';
import { betterAuth as oldest } from 'better-auth-oldest';
import { memoryAdapter } from 'better-auth-oldest/adapters/memory';
import * as oldestPlugins from 'better-auth-oldest/plugins';
import { betterAuth as newest } from 'better-auth';
import { memoryAdapter as newestMemoryAdapter } from 'better-auth/adapters/memory';
import * as newestPlugins from 'better-auth/plugins';

import { passkey as oldestPasskey } from 'better-auth-oldest/plugins/passkey';

import { sectionOf } from '#tests/support/sources/documents.ts';

interface Endpoint {
  path?: string;
  options?: { method?: string | string[]; metadata?: { SERVER_ONLY?: boolean }; query?: QuerySchema };
}

/** A schema of the Zod version that the package bundles. */
interface QuerySchema {
  shape?: Record<string, unknown>;
  unwrap?: () => QuerySchema;
  /** Of a union. */
  options?: QuerySchema[];
}

const options = {
  baseURL: 'http://localhost:3000',
  secret: '0fKq2vX8sLr5Tz1BnYc7MfD3GpE6aUjW',
  logger: { disabled: true },
};
const withTeams = { teams: { enabled: true }, dynamicAccessControl: { enabled: true } };
const sendMagicLink = () => {};
const sendVerificationOTP = async () => {};
const sendOTP = () => {};

const packages = {
  oldest: () => {
    const {
      admin,
      anonymous,
      apiKey,
      bearer,
      emailOTP,
      jwt,
      magicLink,
      oneTap,
      oneTimeToken,
      organization,
      phoneNumber,
      twoFactor,
    } = oldestPlugins;
    const signIns = [
      magicLink({ sendMagicLink }),
      emailOTP({ sendVerificationOTP }),
      twoFactor(),
      oldestPasskey(),
      apiKey(),
      anonymous(),
      phoneNumber({ sendOTP }),
      oneTimeToken(),
      oneTap(),
    ];
    const plugins = [organization(withTeams), admin(), bearer(), jwt(), ...signIns];
    return oldest({ ...options, database: memoryAdapter({}), plugins });
  },
  newest: () => {
    const {
      admin,
      anonymous,
      bearer,
      emailOTP,
      jwt,
      magicLink,
      oneTap,
      oneTimeToken,
      organization,
      phoneNumber,
      twoFactor,
    } = newestPlugins;
    const signIns = [
      magicLink({ sendMagicLink }),
      emailOTP({ sendVerificationOTP }),
      twoFactor(),
      passkey(),
      newestApiKey(),
      anonymous(),
      phoneNumber({ sendOTP }),
      oneTimeToken(),
      oneTap(),
    ];
    const plugins = [organization(withTeams), admin(), bearer(), jwt(), ...signIns];
    return newest({ ...options, database: newestMemoryAdapter({}), plugins });
  },
};
type PackageVersion = keyof typeof packages;

/** The calls that the published package serves over HTTP: `POST /sign-in/email`. */
export function publishedCalls(version: PackageVersion): string[] {
  return callsOf(packages[version]().api);
}

/** The query parameters of its `GET` calls: `/account-info accountId`. */
export function publishedParameters(version: PackageVersion): string[] {
  return (Object.values(packages[version]().api) as Endpoint[]).flatMap(({ path, options: endpoint }) => {
    const isOpen = path !== undefined && !endpoint?.metadata?.SERVER_ONLY && [endpoint?.method].flat().includes('GET');
    return isOpen ? parametersOf(endpoint?.query).map((name) => `${path} ${name}`) : [];
  });
}

function parametersOf(schema: QuerySchema = {}): string[] {
  if (schema.unwrap) return parametersOf(schema.unwrap());
  return [...Object.keys(schema.shape ?? {}), ...(schema.options ?? []).flatMap(parametersOf)];
}

/** Its error codes. */
export function publishedCodes(version: PackageVersion): string[] {
  return Object.keys(packages[version]().$ERROR_CODES);
}

function callsOf(api: object): string[] {
  return (Object.values(api) as Endpoint[]).flatMap(({ path, options: endpoint }) =>
    path === undefined || endpoint?.metadata?.SERVER_ONLY
      ? []
      : [endpoint?.method ?? []].flat().map((verb) => `${verb} ${path}`),
  );
}

/** Whose calls have the name in their path. */
const signInMethods = ['anonymous', 'one-time-token', 'one-tap', 'phone-number'] as const;

type Domain =
  | 'organization'
  | 'admin'
  | 'two-factor'
  | 'passkey'
  | 'api-key'
  | 'email-otp'
  | 'social'
  | 'core'
  | (typeof signInMethods)[number];

/** The compatibility test that covers a call. */
function domainOf(call: string): Domain {
  if (call.includes(' /organization/')) return 'organization';
  if (call.includes(' /admin/')) return 'admin';
  if (call.includes(' /two-factor/')) return 'two-factor';
  if (call.includes(' /passkey/')) return 'passkey';
  if (call.includes(' /api-key/')) return 'api-key';
  if (call.includes('/email-otp')) return 'email-otp';
  const method = signInMethods.find((name) => call.includes(name));
  if (method) return method;
  const social = /(social|\/callback\/:id|link-account|-accounts|-token|\/account-info)$/;
  return social.test(call) ? 'social' : 'core';
}

const page = 'docs/better-auth-clients.md';

/** The calls that docs/better-auth-clients.md lists as not served: `POST /update-session`. */
export function notServed(): string[] {
  const rows = sectionOf(page, '## Differences').matchAll(/^\| (.*) \| 404 \|/gm);
  return [...rows].flatMap(([, calls]) => [...calls!.matchAll(/`([^`]+)`/g)].map(([, call]) => call!));
}

/** The query parameters that it lists as rejected: `/account-info useAccountCookie`. */
export function refusedParameters(): string[] {
  const rows = sectionOf(page, '## Differences').matchAll(/`GET (\S+)` with ((?:`\w+`(?:, )?)+)/g);
  return [...rows].flatMap(([, path, names]) => [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => `${path} ${name}`));
}

/** The error codes that it lists as renamed. */
export function renamedCodes(): [theirs: string, ours: string][] {
  const rows = sectionOf(page, '## Renamed error codes').matchAll(/^\| `([A-Z_]+)` \| `([A-Z_]+)` \|$/gm);
  return [...rows].map(([, theirs, ours]) => [theirs!, ours!]);
}

/** The served calls of a domain that are not among `recordedCalls`. */
export function missingCalls(version: PackageVersion, domain: Domain, recordedCalls: Set<string>): string[] {
  const isMade = (call: string) => {
    const pattern = new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`);
    return [...recordedCalls].some((path) => pattern.test(path));
  };
  const unserved = notServed();
  return publishedCalls(version).filter(
    (call) => domainOf(call) === domain && !unserved.includes(call) && !isMade(call),
  );
}
