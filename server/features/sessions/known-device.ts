import type { Context } from '#server/context.ts';
import { randomToken } from '#server/security/tokens.ts';
import { limits } from '#shared/limits.ts';

const prefixFor = (userId: string) => `device:${userId}:`;

/**
 * Marks a browser that has signed in to an account, so that wrong passwords of strangers do not lock it out (OWASP
 * "device cookies"). It proves nothing else, and outlives the session.
 */
export function rememberDevice(ctx: Context, userId: string, { remember }: { remember: boolean }): void {
  const known = knownDevice(ctx, userId);
  // A browser that is to forget the session does not lose what it knew before.
  if (known !== null && !remember) return;
  const device = known ?? prefixFor(userId) + randomToken(limits.deviceIdCharacters);
  ctx.reply.setSigned('device', device, remember ? limits.cookieMaxAge : undefined);
}

/** The device that the caller's browser is for this account, or null for one that has not signed in to it. */
export function knownDevice({ cookies, headers }: Context, userId: string): string | null {
  const device = cookies.read(headers.cookie, 'device');
  return device?.startsWith(prefixFor(userId)) ? device : null;
}
