import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { TrustedDevice } from '#server/features/sessions/assurance/trusted-device.entity.ts';
import { forgetDevices, isTokenOf } from '#server/features/sessions/assurance/trusted-devices.ts';
import type { SessionQueryContext, SessionContext } from '#server/features/sessions/context.ts';
import { now } from '#server/lib/now.ts';
import { sendPage, encodeTimeCursor, toPage, before, limitPlusOne } from '#server/call/paging.ts';
import type { Page } from '#shared/lib/paging.ts';
import type { RevokeTrustedDevice } from '#shared/two-factor/schemas.ts';

const done = { status: true as const };

/** The caller's trusted browsers, the last used first. */
export async function listTrustedDevices({ ctx, input }: Call<SessionQueryContext, typeof Page>) {
  const devices = await ctx.em.find(
    TrustedDevice,
    { user: ctx.user.id, expiresAt: { $gt: now() }, ...before(input.cursor, 'lastUsedAt') },
    { orderBy: { lastUsedAt: 'desc', id: 'desc' }, ...limitPlusOne(input.limit) },
  );
  const page = toPage(devices, input.limit, (last) => encodeTimeCursor(last.lastUsedAt, last));
  return sendPage(ctx, page).map((device) => Object.assign(device, { isCurrent: isTokenOf(ctx, device) }));
}

export async function revokeTrustedDevice({ ctx, input }: Call<SessionContext, typeof RevokeTrustedDevice>) {
  const revoked = await ctx.em.nativeDelete(TrustedDevice, { id: input.id, user: ctx.user.id });
  if (revoked === 0) throw new AppError('TRUSTED_DEVICE_NOT_FOUND');
  return done;
}

export async function revokeTrustedDevices({ ctx }: Call<SessionContext>) {
  await forgetDevices(ctx, ctx.user.id);
  return done;
}
