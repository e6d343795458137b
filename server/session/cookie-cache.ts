import type { z } from 'zod';

import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { now } from '#server/now.ts';
import { hmac, sameText } from '#server/security/tokens.ts';
import { limits } from '#shared/limits.ts';
import { SessionWithUser } from '#shared/session.ts';

/** What get-session answers, before it is presented. */
export type CurrentSession = z.input<typeof SessionWithUser>;

const moments = new Set(['expiresAt', 'createdAt', 'updatedAt', 'banExpires']);

/**
 * Keeps the answer of get-session in a signed cookie for a short while, so that pages that ask often cost no look-up.
 * Nothing but get-session ever believes it.
 */
export function writeCache(ctx: Context, current: CurrentSession, { remember }: { remember: boolean }): void {
  const { enabled, maxAge } = ctx.options.session.cookieCache;
  if (!enabled) return;
  const session = SessionWithUser.parse(current);
  // No longer than the session itself.
  const expiresAt = Math.min(now().getTime() + maxAge * 1000, current.session.expiresAt.getTime());
  const signature = signatureOf(ctx.secrets[0]!, { ...session, expiresAt });
  const value = Buffer.from(JSON.stringify({ session, expiresAt, signature })).toString('base64url');
  if (value.length > limits.cookieCacheCharacters) {
    throw new AppError('SESSION_DATA_IS_TOO_LARGE_TO_STORE_IN_THE_COOKIE');
  }
  ctx.reply.setPlain('session_data', value, remember ? maxAge : undefined);
}

/**
 * The cached answer, where it belongs to the token presented, is signed by us and not expired. A bad one is cleared and
 * otherwise as if it were not there.
 */
export function readCache(ctx: Context, token: string): CurrentSession | null {
  if (!ctx.options.session.cookieCache.enabled) return null;
  const raw = ctx.cookies.readRaw(ctx.headers.cookie, 'session_data');
  if (raw === null) return null;
  const cached = decode(raw);
  const isOurs = cached !== null && ctx.secrets.some((secret) => isSignedBy(secret, cached));
  if (isOurs && cached.session.session.token === token && cached.expiresAt > now().getTime()) return cached.session;
  ctx.reply.clear('session_data');
  return null;
}

interface Cached {
  session: CurrentSession;
  expiresAt: number;
  signature: string;
}

function decode(raw: string): Cached | null {
  try {
    const text = Buffer.from(raw, 'base64url').toString('utf8');
    const cached = JSON.parse(text, (key, value: unknown) =>
      moments.has(key) && typeof value === 'string' ? new Date(value) : value,
    ) as Cached | null;
    // Its shape is believed only once the signature has been found to be ours.
    return cached?.session?.session && typeof cached.signature === 'string' ? cached : null;
  } catch {
    return null;
  }
}

function isSignedBy(secret: string, { session, expiresAt, signature }: Cached): boolean {
  return sameText(signatureOf(secret, { session: session.session, user: session.user, expiresAt }), signature);
}

/** Over session, user and expiry in this order; a Date is written as the text that it was read from. */
function signatureOf(
  secret: string,
  { session, user, expiresAt }: { session: unknown; user: unknown; expiresAt: number },
) {
  const text = JSON.stringify({ session, user, expiresAt });
  return Buffer.from(hmac(secret, text), 'base64').toString('base64url');
}
