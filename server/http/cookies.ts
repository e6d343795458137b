import { createSecretKey, type KeyObject } from 'node:crypto';

import { stringifySetCookie } from 'cookie';

import type { Options } from '#server/options/kit-options.ts';
import { cookiePlaces, cookieSettings, type CookiePlace, type CookieSettings } from './cookie-settings.ts';

import { hmac, timingSafeEqualText } from '#server/security/hash.ts';

/** The cookies of a session; browsers store them as `<prefix>.<name>`. */
export const sessionCookies = ['session_token', 'session_data', 'dont_remember', 'device'] as const;

/** Seconds; browsers shorten longer lifetimes to 400 days. */
export const MAX_COOKIE_AGE = 34_560_000;

/** Of a SHA-256 HMAC in base64. */
const SIGNATURE_CHARACTERS = 44;

/** A branded type, so that only names from `defineCookie` compile. */
export type FeatureCookie = string & { readonly definedBy: 'a feature' };

export type CookieName = (typeof sessionCookies)[number] | FeatureCookie;

/**
 * Defines a cookie of a feature, which lists it in its `feature.ts`. A name that ends with its only hyphen defines all cookies
 * whose names continue it.
 */
export function defineCookie(name: string): FeatureCookie {
  return name as FeatureCookie;
}

/** Reads and writes signed cookies: `value.signature`, percent-encoded. */
export class Cookies {
  readonly #settings: ReadonlyMap<string, CookieSettings>;
  /** Newest first. Key objects, because a key as text would be imported again for every signature. */
  readonly #keys: readonly KeyObject[];
  readonly #variants: readonly CookiePlace[];

  /** `names` are those of the cookies of the features. */
  constructor(options: Options, secrets: readonly string[], names: readonly FeatureCookie[] = []) {
    this.#settings = cookieSettings(options, [...sessionCookies, ...names]);
    this.#variants = cookiePlaces(options);
    this.#keys = secrets.map((secret) => createSecretKey(secret, 'utf8'));
  }

  nameOf(name: CookieName): string {
    return this.#settingsOf(name).name;
  }

  #settingsOf(name: CookieName): CookieSettings {
    const settings = this.#settings.get(name);
    if (settings) return settings;
    const start = name.slice(0, name.indexOf('-') + 1);
    const common = this.#settings.get(start)!;
    return { ...common, name: common.name + name.slice(start.length) };
  }

  /** The cookies of the request whose name begins with that of `start`, which ends with a hyphen. */
  startingWith(header: string | undefined, start: FeatureCookie): FeatureCookie[] {
    const stored = this.nameOf(start);
    const names = header?.split(';').map((pair) => pair.trimStart().split('=', 1)[0]!) ?? [];
    const matching = new Set(names.filter((name) => name.startsWith(stored)));
    return [...matching].map((name) => defineCookie(start + name.slice(stored.length)));
  }

  /**
   * The first value with a valid signature that is wanted, else null. A request can carry several cookies of one name, which
   * were set for another domain or path: by an earlier configuration, or by a sibling subdomain.
   */
  read(header: string | undefined, name: CookieName, isWanted: (value: string) => boolean = () => true): string | null {
    return this.readAll(header, name).find(isWanted) ?? null;
  }

  /** The values with valid signatures. */
  readAll(header: string | undefined, name: CookieName): string[] {
    return this.readRaw(header, name).flatMap((raw) => this.verify(raw) ?? []);
  }

  /** The values without verification. Does not decode other cookies, of which there may be many. */
  readRaw(header: string | undefined, name: CookieName): string[] {
    const prefix = `${this.nameOf(name)}=`;
    const cookies = header?.split(';').filter((pair) => pair.trimStart().startsWith(prefix)) ?? [];
    return cookies.map((cookie) => decodeLeniently(cookie.trim().slice(prefix.length)).replace(/^"(.*)"$/, '$1'));
  }

  /**
   * `Set-Cookie` headers that expire the cookies of this name with another domain or path. Browsers send neither, so these are
   * the ones that an earlier configuration or a sibling subdomain is likely to have used.
   */
  expireVariants(name: CookieName): string[] {
    const { domain, path, ...settings } = this.#settingsOf(name);
    const own = `${domain?.replace(/^\./, '').toLowerCase() ?? ''} ${path}`;
    return this.#variants
      .filter((variant) => `${variant.domain ?? ''} ${variant.path}` !== own)
      .map((variant) => stringifySetCookie({ ...settings, ...variant, value: '', maxAge: 0 }));
  }

  sign(value: string): string {
    return `${value}.${hmac(this.#keys[0]!, value)}`;
  }

  /** The signature alone, base64url, for a cookie with a format of its own. */
  signatureOf(text: string): string {
    return hmac(this.#keys[0]!, text, 'base64url');
  }

  /** Whether `signature` comes from `signatureOf` with any of the secrets. */
  isSigned(text: string, signature: string): boolean {
    return this.#keys.some((key) => timingSafeEqualText(hmac(key, text, 'base64url'), signature));
  }

  /** The value of `value.signature`, or null if none of the secrets made the signature. */
  verify(signed: string): string | null {
    const dot = signed.lastIndexOf('.');
    const [value, signature] = [signed.slice(0, dot), signed.slice(dot + 1)];
    if (dot < 1 || signature.length !== SIGNATURE_CHARACTERS) return null;
    return this.#keys.some((key) => timingSafeEqualText(hmac(key, value), signature)) ? value : null;
  }

  /** The `Set-Cookie` header of a cookie for scripts, whose name is the same with and without https. */
  serializeReadable(name: FeatureCookie, value: string, maxAge: number): string {
    const settings = this.#settingsOf(name);
    return stringifySetCookie({
      ...settings,
      name: settings.name.replace(/^__Secure-/, ''),
      httpOnly: false,
      value,
      maxAge,
    });
  }

  /** A `Set-Cookie` header; without `maxAge` (seconds) it is a session cookie. */
  serialize(name: CookieName, value: string, maxAge?: number): string {
    if (maxAge !== undefined && maxAge > MAX_COOKIE_AGE) {
      throw new RangeError(`Cookie Max-Age ${maxAge} is over ${MAX_COOKIE_AGE} seconds`);
    }
    return stringifySetCookie({
      ...this.#settingsOf(name),
      value,
      ...(maxAge === undefined ? {} : { maxAge: Math.floor(maxAge) }),
    });
  }
}

/** Decodes percent escapes; text with a malformed escape is returned unchanged. */
export function decodeLeniently(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
