import type { Call } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { lockManageableUser } from '#server/features/admin/guards.ts';
import { forgetDevices } from '#server/features/sessions/assurance/trusted-devices.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { revokeSessionsOf } from '#server/features/sessions/sessions.ts';
import type { ByUser } from '#shared/admin.ts';

import { turnOff } from './factors-changed.ts';
import { twoFactorChangedMail } from './two-factor.keys.ts';

/** Turns the second factors of a user off, who has lost them, and ends the sessions and trusted devices of the user. */
export async function resetTwoFactor({ ctx, input }: Call<SignedIn, typeof ByUser>) {
  // Administrators turn their own off with a recent proof.
  if (input.userId === ctx.user.id) throw new AppError('YOU_CANNOT_RESET_YOUR_OWN_TWO_FACTOR');
  const user = await lockManageableUser(ctx, input.userId);
  if (!user.twoFactorEnabled) throw new AppError('TWO_FACTOR_NOT_ENABLED');
  await turnOff(ctx, user, 'two-factor.reset');
  await forgetDevices(ctx, user.id);
  await revokeSessionsOf(ctx, user.id);
  ctx.sendMail(twoFactorChangedMail, { user, change: 'reset' });
  return { user };
}
