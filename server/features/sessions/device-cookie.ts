import type { Context } from '#server/call/context.ts';
import { MAX_COOKIE_AGE } from '#server/http/cookies.ts';
import { randomToken } from '#server/security/random.ts';

const prefixOf = (userId: string) => `device:${userId}:`;

/**
 * Marks a browser that has signed in to an account, so that wrong passwords from other browsers do not lock it out (OWASP
 * "device cookies"). It authenticates nothing, and outlives the session.
 */
export function rememberDevice(ctx: Context, userId: string, { remember }: { remember: boolean }): void {
  const current = readDevice(ctx, userId);
  // A sign-in without `rememberMe` does not shorten the cookie of an earlier one.
  if (current !== null && !remember) return;
  const device = current ?? prefixOf(userId) + randomToken(16);
  ctx.reply.setSigned('device', device, remember ? MAX_COOKIE_AGE : undefined);
}

/** The device id of the caller's browser for this account, or null if it has not signed in to it. */
export function readDevice({ cookies, headers }: Context, userId: string): string | null {
  return cookies.read(headers.cookie, 'device', (value) => value.startsWith(prefixOf(userId)));
}
