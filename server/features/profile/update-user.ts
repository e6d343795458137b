import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import type { UpdateUser } from '#shared/user.ts';

/** Changes what a person may say of themselves; an email has a call of its own. */
export async function updateUser({ ctx, input }: Call<SignedIn, typeof UpdateUser>) {
  if (input.email) throw new AppError('EMAIL_CAN_NOT_BE_UPDATED');
  if (input.name !== undefined) ctx.user.name = input.name;
  if (input.image !== undefined) ctx.user.image = input.image;
  return { status: true as const };
}
