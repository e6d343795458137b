import { OptionsError } from '#server/errors.ts';
import type { Options } from '#server/options/options.ts';

import type { CookieAttributes } from './cookies.options.ts';

export interface CookieSettings {
  name: string;
  path: string;
  httpOnly: boolean;
  secure: boolean;
  sameSite: 'lax' | 'strict' | 'none';
  domain?: string;
  partitioned?: boolean;
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
