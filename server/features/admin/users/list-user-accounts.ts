import { accountsOf } from '#server/features/accounts/list-accounts.ts';
import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import { findUser } from '#server/features/users/queries.ts';
import type { OfUser } from '#shared/admin.ts';

/** The ways in that a person has, as they see them; no token and no password. */
export async function listUserAccounts({ ctx, input }: Call<SignedIn, typeof OfUser>) {
  const user = await findUser(ctx.em, input.userId);
  if (user === null) throw new AppError('USER_NOT_FOUND');
  return { accounts: await accountsOf(ctx, user.id) };
}
