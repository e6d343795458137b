import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import { findUser } from '#server/features/users/queries.ts';
import type { GetUser } from '#shared/admin.ts';

export async function getUser({ ctx, input }: Call<SignedIn, typeof GetUser>) {
  const user = await findUser(ctx.em, input.id);
  if (user === null) throw new AppError('USER_NOT_FOUND');
  return user;
}
