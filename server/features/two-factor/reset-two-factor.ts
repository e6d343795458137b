import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { lockManageableUser } from '#server/features/admin/guards.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import type { UserIdInput } from '#shared/admin/schemas.ts';

import { removeLostFactors } from './factors-changed.ts';

/** Turns the second factors of a user off, who has lost them, and ends the sessions and trusted devices of the user. */
export async function resetTwoFactor({ ctx, input }: Call<AuthenticatedContext, typeof UserIdInput>) {
  // Administrators turn their own off with a recent proof.
  if (input.userId === ctx.user.id) throw new AppError('YOU_CANNOT_RESET_YOUR_OWN_TWO_FACTOR');
  const user = await lockManageableUser(ctx, input.userId);
  if (!user.twoFactorEnabled) throw new AppError('TWO_FACTOR_NOT_ENABLED');
  await removeLostFactors(ctx, user, 'reset');
  return { user };
}
