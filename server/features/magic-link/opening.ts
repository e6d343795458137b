import type { Context } from '#server/context.ts';
import { defineCookie } from '#server/http/cookies.ts';
import { randomToken, sameText, sha256 } from '#server/security/tokens.ts';
import { limits } from '#shared/limits.ts';

import { magicLinkOptions } from './magic-link.options.ts';

export const magicLinkCookie = defineCookie('magic_link');

/** Stands before the cookie's value, so that no other signed value is taken for it. */
const PURPOSE = 'magic-link:';

/** Gives this browser the cookie that it proves by that it asked for a link, or saw the page; answers its secret. */
export function rememberBrowser(ctx: Context): string {
  const secret = browserSecret(ctx) ?? randomToken(limits.stateCharacters);
  ctx.reply.setSigned(magicLinkCookie, PURPOSE + secret, magicLinkOptions.of(ctx).expiresIn);
  return secret;
}

function browserSecret({ cookies, headers }: Context): string | null {
  const value = cookies.read(headers.cookie, magicLinkCookie);
  return value?.startsWith(PURPOSE) ? value.slice(PURPOSE.length) : null;
}

/** What the button of the page sends: only this browser can know it, for this link alone. */
export function confirmationOf(secret: string, token: string): string {
  return sha256(`${PURPOSE}${secret}:${token}`);
}

interface Opening {
  token: string;
  confirm?: string | undefined;
  /** SHA-256 of the secret of the browser that asked for the link. */
  browser: string;
  /** Another user is signed in, whose session would end. */
  switchesUser: boolean;
}

/**
 * Whether opening a link must not sign in yet. Another site can send a browser to a link of its own (login CSRF), and mail
 * scanners and prefetches open links for their reader. Calls by `fetch`, and programs without browser headers, ask for
 * what they do.
 */
export function needsConfirmation(ctx: Context, { token, confirm, browser, switchesUser }: Opening): boolean {
  const { headers } = ctx;
  if (isPassive(headers)) return true;
  if (!isNavigation(headers)) return false;
  const secret = browserSecret(ctx);
  if (secret === null) return true;
  const isOwnPage = (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
  if (confirm !== undefined && isOwnPage && sameText(confirm, confirmationOf(secret, token))) return false;
  return switchesUser || !sameText(sha256(secret), browser);
}

type Headers = Context['headers'];

/** Prefetches, images, frames: nobody has chosen to open the link. */
function isPassive({
  purpose,
  'sec-purpose': secPurpose,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
}: Headers): boolean {
  if (`${String(purpose)} ${String(secPurpose)}`.includes('prefetch') || mode === 'no-cors') return true;
  return dest !== undefined && dest !== 'empty' && dest !== 'document';
}

function isNavigation({ 'sec-fetch-mode': mode, accept = '' }: Headers): boolean {
  return mode === undefined ? accept.includes('text/html') : mode === 'navigate';
}
