import { isIP } from 'node:net';

import { OptionsError } from '#server/lib/errors.ts';
import type { Options } from '#server/options/kit-options.ts';

import type { CookieAttributes } from '#server/options/cookies.options.ts';

export interface CookieSettings {
  name: string;
  path: string;
  httpOnly: boolean;
  secure: boolean;
  sameSite: 'lax' | 'strict' | 'none';
  domain?: string;
  partitioned?: boolean;
}

/** Where a browser may store a cookie of this service. */
export interface CookiePlace {
  path: string;
  domain?: string;
}

/** The host alone, the host and its parent domains; all paths or those above the calls. Few, since headers are limited. */
export function cookiePlaces({ baseUrl, basePath }: Pick<Options, 'baseUrl' | 'basePath'>): CookiePlace[] {
  const { hostname } = new URL(baseUrl);
  const labels = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) === 0 ? hostname.split('.') : [];
  const domains = labels
    .map((_label, n) => labels.slice(n).join('.'))
    .filter((domain, n) => n === 0 || domain.includes('.'));
  const segments = basePath.split('/').filter(Boolean);
  const paths = ['/', ...segments.map((_segment, n) => `/${segments.slice(0, n + 1).join('/')}`)];
  return [undefined, ...domains].flatMap((domain) =>
    paths.map((path) => (domain === undefined ? { path } : { path, domain })),
  );
}

type CookieSource = Pick<Options, 'baseUrl' | 'cookiePrefix' | 'advanced'>;

/** The name and attributes of each cookie. @throws OptionsError if the options name no cookie, or two alike. */
export function cookieSettings(options: CookieSource, names: readonly string[]): ReadonlyMap<string, CookieSettings> {
  const { cookies } = options.advanced;
  const unknown = Object.keys(cookies).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new OptionsError(`Option advanced.cookies.${unknown}: no such cookie, needs one of ${names.join(', ')}`);
  const settings = new Map(names.map((name) => [name, cookieSetting(options, name)]));
  for (const [name, { name: stored, sameSite, secure, partitioned }] of settings) {
    const [other] = [...settings].find(([each, { name: taken }]) => each !== name && taken === stored) ?? [];
    if (other !== undefined)
      throw new OptionsError(`Option advanced.cookies: ${other} and ${name} would have the same name ${stored}`);
    // Browsers reject such cookies.
    if ((sameSite === 'none' || partitioned) && !secure)
      throw new OptionsError(`Option advanced: the cookie ${name} needs secure for sameSite none and partitioned`);
  }
  return settings;
}

/** The name and attributes of one cookie. */
export function cookieSetting(options: CookieSource, cookie: string): CookieSettings {
  const { advanced } = options;
  const own = Object.hasOwn(advanced.cookies, cookie) ? advanced.cookies[cookie]! : {};
  const attributes = { ...sharedAttributes(options), ...defined(own.attributes ?? {}) };
  const prefix = advanced.cookiePrefix ?? options.cookiePrefix;
  const name = own.name ?? `${prefix}.${cookie}`;
  return { ...attributes, name: attributes.secure && !name.startsWith('__') ? `__Secure-${name}` : name };
}

function sharedAttributes(options: CookieSource): Omit<CookieSettings, 'name'> {
  const { useSecureCookies, cookieDomain, crossSubDomainCookies: cross, defaultCookieAttributes } = options.advanced;
  const sharedDomain = cross.enabled ? (cross.domain ?? new URL(options.baseUrl).hostname) : undefined;
  const domain = cookieDomain || sharedDomain;
  return {
    path: '/',
    httpOnly: true,
    secure: useSecureCookies ?? options.baseUrl.startsWith('https://'),
    sameSite: 'lax',
    ...(domain === undefined ? {} : { domain }),
    ...defined(defaultCookieAttributes),
  };
}

/** Without the fields that are not set, which would replace defaults. */
function defined(attributes: CookieAttributes): Partial<Omit<CookieSettings, 'name'>> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}
