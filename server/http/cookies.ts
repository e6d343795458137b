import { createSecretKey, type KeyObject } from 'node:crypto';

import { stringifySetCookie } from 'cookie';

import type { Options } from '#server/options/options.ts';
import { hmac, sameText } from '#server/security/tokens.ts';
import { limits } from '#shared/limits.ts';

/** The cookies of every sign-in; the browser sees `<prefix>.<name>`. */
export const sessionCookies = ['session_token', 'session_data', 'dont_remember', 'device'] as const;

/** The name of a cookie that one feature defines. */
export type FeatureCookie = string & { readonly definedBy: 'a feature' };

export type CookieName = (typeof sessionCookies)[number] | FeatureCookie;

/** Defines a cookie, once, in the feature that sets it; the feature lists it in its `feature.ts`. */
export function defineCookie(name: string): FeatureCookie {
  // The mark is of the type alone: a name written anywhere else does not compile.
  return name as FeatureCookie;
}

/** Reads and writes the service's signed cookies: `value.signature`, percent-encoded as one. */
export class Cookies {
  readonly #prefix: string;
  /** Newest first, made ready once: a key given as text is prepared anew for every signature. */
  readonly #keys: readonly KeyObject[];
  readonly #attributes: { path: '/'; httpOnly: true; secure: boolean; sameSite: 'lax'; domain?: string };

  constructor(options: Options, secrets: readonly string[]) {
    const secure = options.advanced.useSecureCookies ?? options.baseUrl.startsWith('https://');
    this.#prefix = `${secure ? '__Secure-' : ''}${options.cookiePrefix}.`;
    this.#keys = secrets.map((secret) => createSecretKey(secret, 'utf8'));
    const { cookieDomain: domain } = options.advanced;
    this.#attributes = { path: '/', httpOnly: true, secure, sameSite: 'lax', ...(domain ? { domain } : {}) };
  }

  nameOf(name: CookieName): string {
    return this.#prefix + name;
  }

  /** The value of a cookie whose signature is right; an absent or forged one is null. */
  read(header: string | undefined, name: CookieName): string | null {
    return this.verify(this.readRaw(header, name) ?? '');
  }

  /** The value of a cookie as it was sent, or null. Of a header full of other cookies nothing is decoded or kept. */
  readRaw(header: string | undefined, name: CookieName): string | null {
    const prefix = `${this.nameOf(name)}=`;
    const sent = header?.split(';').find((pair) => pair.trimStart().startsWith(prefix));
    if (sent === undefined) return null;
    const value = sent.trim().slice(prefix.length);
    return decodeLeniently(value).replace(/^"(.*)"$/, '$1');
  }

  sign(value: string): string {
    return `${value}.${hmac(this.#keys[0]!, value)}`;
  }

  /** A signature by itself, base64url, for a cookie that has its own place for it. */
  signatureOf(text: string): string {
    return hmac(this.#keys[0]!, text, 'base64url');
  }

  /** Whether a secret of ours made such a signature. */
  isSigned(text: string, signature: string): boolean {
    return this.#keys.some((key) => sameText(hmac(key, text, 'base64url'), signature));
  }

  /** The value within `value.signature`, or null where no secret of ours made the signature. */
  verify(signed: string): string | null {
    const dot = signed.lastIndexOf('.');
    const [value, signature] = [signed.slice(0, dot), signed.slice(dot + 1)];
    if (dot < 1 || signature.length !== limits.signatureCharacters) return null;
    return this.#keys.some((key) => sameText(hmac(key, value), signature)) ? value : null;
  }

  /** A `Set-Cookie` line; without `maxAge` (seconds) the cookie ends with the browser. */
  line(name: CookieName, value: string, maxAge?: number): string {
    if (maxAge !== undefined && maxAge > limits.cookieMaxAge) {
      throw new RangeError(`Cookie Max-Age ${maxAge} is over ${limits.cookieMaxAge} seconds`);
    }
    return stringifySetCookie({
      name: this.nameOf(name),
      value,
      ...this.#attributes,
      ...(maxAge === undefined ? {} : { maxAge: Math.floor(maxAge) }),
    });
  }
}

/** A malformed percent escape is somebody else's cookie or a broken one: taken as it stands, never an error. */
export function decodeLeniently(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
