import type { RequestContext } from '#server/call/context.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { defineCookie } from '#server/http/cookies.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import { randomToken } from '#server/security/random.ts';

import { sessionOptions } from '#server/features/sessions/session.options.ts';
import { TrustedDevice } from './trusted-device.entity.ts';

export const trustedDeviceCookie = defineCookie('trust_device');

const prefixOf = (userId: string) => `trusted-device:${userId}:`;

/** Marks this browser, after a second factor was verified: its next sign-ins of this user need none. */
export function trustDevice(ctx: RequestContext, user: User): void {
  const token = setCookie(ctx, user.id);
  ctx.em.create(TrustedDevice, {
    user,
    tokenHash: sha256(token),
    ipAddress: ctx.ip,
    userAgent: ctx.userAgent,
    lastUsedAt: now(),
    expiresAt: inSeconds(sessionOptions.of(ctx).twoFactor.trustedDeviceExpiresIn),
  });
}

/** Whether this browser is trusted; if so, its token is replaced, so that a copied cookie works at most once. */
export async function useTrustedDevice(ctx: RequestContext, { id: userId }: User): Promise<boolean> {
  const hashes = tokenHashes(ctx, userId);
  for (const tokenHash of hashes) if (await renewToken(ctx, { userId, tokenHash })) return true;
  if (hashes.length > 0) ctx.reply.clear(trustedDeviceCookie);
  return false;
}

async function renewToken(ctx: RequestContext, device: { userId: string; tokenHash: string }): Promise<boolean> {
  const { userId, tokenHash } = device;
  const token = randomToken();
  const used = await ctx.em.nativeUpdate(
    TrustedDevice,
    { user: userId, tokenHash, expiresAt: { $gt: now() } },
    {
      tokenHash: sha256(token),
      ipAddress: ctx.ip,
      userAgent: ctx.userAgent,
      lastUsedAt: now(),
      expiresAt: inSeconds(sessionOptions.of(ctx).twoFactor.trustedDeviceExpiresIn),
    },
  );
  if (used > 0) setCookie(ctx, userId, token);
  return used > 0;
}

/** Whether this browser is the device. */
export function isTokenOf(ctx: RequestContext, { user, tokenHash }: TrustedDevice): boolean {
  return tokenHashes(ctx, user.id).includes(tokenHash);
}

function tokenHashes({ cookies, headers }: RequestContext, userId: string): string[] {
  const prefix = prefixOf(userId);
  const values = cookies.readAll(headers.cookie, trustedDeviceCookie).filter((value) => value.startsWith(prefix));
  return values.map((value) => sha256(value.slice(prefix.length)));
}

/** Ends the trust in all browsers of a user. */
export async function forgetDevices({ em }: Pick<EventContext, 'em'>, userId: string): Promise<void> {
  await em.nativeDelete(TrustedDevice, { user: userId });
}

function setCookie(ctx: RequestContext, userId: string, token = randomToken()): string {
  ctx.reply.setSigned(
    trustedDeviceCookie,
    prefixOf(userId) + token,
    sessionOptions.of(ctx).twoFactor.trustedDeviceExpiresIn,
  );
  return token;
}
