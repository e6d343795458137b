import { z } from 'zod';

import type { Context } from '#server/call/context.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import { returnedFields } from '#server/fields/additional-fields.ts';
import type { StoredFields } from '#server/options/hooks/records.ts';
import type { Cookies } from '#server/http/cookies.ts';
import { now } from '#server/lib/now.ts';
import { SessionWithUser } from '#shared/sessions/schemas.ts';
import { sessionTokenOf } from './current-session.ts';
import { sessionOptions } from './session.options.ts';

/** The answer of get-session, before and after encoding. */
type SessionResponse = z.input<typeof SessionWithUser>;
type EncodedAnswer = z.output<typeof SessionWithUser>;
type FieldsOfAnswer = Record<'session' | 'user', { additionalFields: StoredFields | null }>;

/** Browsers ignore a cookie of more than 4096 bytes. */
const MAX_CHARACTERS = 4093;

/** The text of the cookie: the answer of get-session, its expiry, and the signature of both. */
const cacheFormat = /^\{"session":(.*\}),"expiresAt":(\d+),"signature":"([\w-]{43})"\}$/s;

/**
 * Caches the answer of get-session in a signed cookie, which saves its query. Only get-session trusts the cache. An answer
 * too large for a cookie is not cached.
 */
export function writeCache(
  ctx: Context,
  current: SessionResponse & FieldsOfAnswer,
  { remember }: { remember: boolean },
): void {
  const { enabled, maxAge } = sessionOptions.of(ctx).cookieCache;
  if (!enabled) return;
  // Readers in other services, such as getCookieCache of better-auth/cookies, expect the time of writing.
  const session = JSON.stringify({ ...answerWithFields(ctx, current), updatedAt: now().getTime() });
  const expiresAt = Math.min(now().getTime() + maxAge * 1000, current.session.expiresAt.getTime());
  const signature = ctx.cookies.signatureOf(signedText(session, expiresAt));
  const text = `{"session":${session},"expiresAt":${expiresAt},"signature":"${signature}"}`;
  const value = Buffer.from(text).toString('base64url');
  if (value.length > MAX_CHARACTERS) ctx.reply.clear('session_data');
  else ctx.reply.setPlain('session_data', value, remember ? maxAge : undefined);
}

/**
 * The cached answer, if its signature is valid, it belongs to the session token and it is not expired. An invalid one is
 * cleared.
 */
export function readCache(ctx: Context): SessionResponse | null {
  const token = sessionOptions.of(ctx).cookieCache.enabled ? sessionTokenOf(ctx) : null;
  if (token === null) return null;
  const raws = ctx.cookies.readRaw(ctx.headers.cookie, 'session_data');
  if (raws.length === 0) return null;
  const cached = raws
    .map((raw) => verifiedCache(ctx.cookies, raw))
    .find((each) => each?.session.token === token && each.expiresAt > now().getTime());
  if (!cached) {
    ctx.reply.clear('session_data');
    return null;
  }
  // Null if an earlier release wrote it with other fields.
  const { data = null } = z.safeEncode(SessionWithUser, cached);
  // Of all fields in the cookie, the answer shows those that the options declare.
  if (data === null) return null;
  return { ...data, session: withFields(data.session, cached.session), user: withFields(data.user, cached.user) };
}

const withFields = <Row extends object>(row: Row, additionalFields: object) => ({ ...row, additionalFields });

/** The answer of get-session, with the additional fields that it shows. */
function answerWithFields(ctx: Context, current: SessionResponse & FieldsOfAnswer): EncodedAnswer {
  const { session, user, twoFactorRequired } = SessionWithUser.parse(current);
  const { additionalFields: ofSession } = sessionOptions.of(ctx);
  const { additionalFields: ofUser } = userOptions.of(ctx);
  return {
    session: { ...session, ...returnedFields(ofSession, current.session.additionalFields) },
    user: { ...user, ...returnedFields(ofUser, current.user.additionalFields) },
    ...(twoFactorRequired && { twoFactorRequired }),
  };
}

/** Verifies the signature before parsing. */
function verifiedCache(cookies: Cookies, raw: string): (EncodedAnswer & { expiresAt: number }) | null {
  const [, json, expiresAt, signature] = cacheFormat.exec(Buffer.from(raw, 'base64url').toString('utf8')) ?? [];
  if (json === undefined || !cookies.isSigned(signedText(json, expiresAt!), signature!)) return null;
  return { ...(JSON.parse(json) as EncodedAnswer), expiresAt: Number(expiresAt) };
}

/** The signed text is the JSON of session, user and expiry, in this order. */
function signedText(session: string, expiresAt: number | string): string {
  return `${session.slice(0, -1)},"expiresAt":${expiresAt}}`;
}
