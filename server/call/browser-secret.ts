import type { Context } from './context.ts';
import { sha256, timingSafeEqualText } from '#server/security/hash.ts';
import { randomToken } from '#server/security/random.ts';

import { defineCookie } from '#server/http/cookies.ts';

type CookieContext = Pick<Context, 'cookies' | 'headers' | 'reply'>;

/** A secret in a cookie that recognizes the browser of an earlier call. */
export interface BrowserSecret {
  readonly cookie: ReturnType<typeof defineCookie>;
  /** The secrets of the caller's browser: none, one, or several if the request carries the cookie several times. */
  readAll(ctx: Pick<CookieContext, 'cookies' | 'headers'>): string[];
  /** Whether the browser has the secret with this SHA-256 hash. */
  matches(ctx: Pick<CookieContext, 'cookies' | 'headers'>, hash: string): boolean;
  /** A secret of the browser, or a new one; sets the cookie for `maxAge` seconds. */
  renew(ctx: CookieContext, maxAge: number): string;
}

/** `purpose` is the prefix of the cookie's value, so that no other signed value is accepted for it. */
export function defineBrowserSecret(name: string, purpose: `${string}:`): BrowserSecret {
  const cookie = defineCookie(name);
  const readAll = ({ cookies, headers }: Pick<CookieContext, 'cookies' | 'headers'>) => {
    const values = cookies.readAll(headers.cookie, cookie).filter((value) => value.startsWith(purpose));
    return values.map((value) => value.slice(purpose.length));
  };
  return {
    cookie,
    readAll,
    matches: (ctx, hash) => readAll(ctx).some((secret) => timingSafeEqualText(sha256(secret), hash)),
    renew: (ctx, maxAge) => {
      const secret = readAll(ctx)[0] ?? randomToken();
      ctx.reply.setSigned(cookie, purpose + secret, maxAge);
      return secret;
    },
  };
}
