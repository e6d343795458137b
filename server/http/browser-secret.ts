import type { Context } from '#server/context.ts';
import { randomToken } from '#server/security/tokens.ts';

import { defineCookie } from './cookies.ts';

type CookieContext = Pick<Context, 'cookies' | 'headers' | 'reply'>;

/** A secret in a cookie that recognizes the browser of an earlier call. */
export interface BrowserSecret {
  readonly cookie: ReturnType<typeof defineCookie>;
  /** The secret of the caller's browser, or null. */
  read(ctx: CookieContext): string | null;
  /** The same, or a new one; sets the cookie for `maxAge` seconds. */
  renew(ctx: CookieContext, maxAge: number): string;
}

/** `purpose` is the prefix of the cookie's value, so that no other signed value is accepted for it. */
export function defineBrowserSecret(name: string, purpose: `${string}:`): BrowserSecret {
  const cookie = defineCookie(name);
  const read = ({ cookies, headers }: CookieContext) => {
    const value = cookies.read(headers.cookie, cookie);
    return value?.startsWith(purpose) ? value.slice(purpose.length) : null;
  };
  return {
    cookie,
    read,
    renew: (ctx, maxAge) => {
      const secret = read(ctx) ?? randomToken();
      ctx.reply.setSigned(cookie, purpose + secret, maxAge);
      return secret;
    },
  };
}
