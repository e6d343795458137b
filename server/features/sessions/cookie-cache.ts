import { z } from 'zod';

import type { Context } from '#server/context.ts';
import type { Cookies } from '#server/http/cookies.ts';
import { now } from '#server/now.ts';
import { limits } from '#shared/limits.ts';
import { SessionWithUser } from '#shared/session.ts';
import { sessionOptions } from './session.options.ts';

/** What get-session answers, before it is presented. */
type CurrentSession = z.input<typeof SessionWithUser>;
type PresentedSession = z.output<typeof SessionWithUser>;

/** The cookie's text, as we write it: an answer of get-session, until when it counts, and the signature over both. */
const written = /^\{"session":(.*\}),"expiresAt":(\d+),"signature":"([\w-]{43})"\}$/s;

/**
 * Keeps the answer of get-session in a signed cookie for a short while, so that pages that ask often cost no look-up.
 * Nothing but get-session ever believes it. A session too large for a cookie is not cached.
 */
export function writeCache(ctx: Context, current: CurrentSession, { remember }: { remember: boolean }): void {
  const { enabled, maxAge } = sessionOptions.of(ctx).cookieCache;
  if (!enabled) return;
  // Readers in other services, such as getCookieCache of better-auth/cookies, expect to be told when it was written.
  const session = JSON.stringify({ ...SessionWithUser.parse(current), updatedAt: now().getTime() });
  // No longer than the session itself.
  const expiresAt = Math.min(now().getTime() + maxAge * 1000, current.session.expiresAt.getTime());
  const signature = ctx.cookies.signatureOf(signedText(session, expiresAt));
  const text = `{"session":${session},"expiresAt":${expiresAt},"signature":"${signature}"}`;
  const value = Buffer.from(text).toString('base64url');
  if (value.length > limits.cookieCacheCharacters) ctx.reply.clear('session_data');
  else ctx.reply.setPlain('session_data', value, remember ? maxAge : undefined);
}

/**
 * The cached answer, where it belongs to the token presented, is signed by us and not expired. A bad one is cleared and
 * otherwise as if it were not there.
 */
export function readCache(ctx: Context, token: string): CurrentSession | null {
  const raw = ctx.cookies.readRaw(ctx.headers.cookie, 'session_data');
  if (raw === null) return null;
  const cached = verifiedCache(ctx.cookies, raw);
  if (cached === null || cached.session.token !== token || cached.expiresAt <= now().getTime()) {
    ctx.reply.clear('session_data');
    return null;
  }
  // An earlier release may have written it with other fields.
  return z.safeEncode(SessionWithUser, cached).data ?? null;
}

/** Nothing of it is parsed before its signature is found ours; then it has the shape that we gave it. */
function verifiedCache(cookies: Cookies, raw: string): (PresentedSession & { expiresAt: number }) | null {
  const [, json, expiresAt, signature] = written.exec(Buffer.from(raw, 'base64url').toString('utf8')) ?? [];
  if (json === undefined || !cookies.isSigned(signedText(json, expiresAt!), signature!)) return null;
  return { ...(JSON.parse(json) as PresentedSession), expiresAt: Number(expiresAt) };
}

/** Session, user and expiry, in this order. */
function signedText(session: string, expiresAt: number | string): string {
  return `${session.slice(0, -1)},"expiresAt":${expiresAt}}`;
}
