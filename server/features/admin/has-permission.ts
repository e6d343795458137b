import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import { findUser } from '#server/features/users/queries.ts';
import { mayAdminister, roleAllows } from '#server/features/users/platform-role.ts';
import type { HasPermission } from '#shared/admin.ts';

/** What the caller may do; about other people, and about roles, only administrators may ask. */
export async function hasPermission({ ctx, input }: Call<SignedIn, typeof HasPermission>) {
  const required = input.permissions ?? input.permission ?? {};
  return { error: null, success: await isAllowed(ctx, input, required) };
}

async function isAllowed(
  ctx: SignedIn,
  { userId = ctx.user.id, role }: { userId?: string; role?: string },
  required: Record<string, string[]>,
): Promise<boolean> {
  const { em, user, options } = ctx;
  const asksOfOthers = userId !== user.id || role !== undefined;
  if (asksOfOthers && !mayAdminister(user, { user: ['get'] }, options)) throw new AppError('NOT_AUTHORIZED');
  if (role !== undefined) return roleAllows(role, required, options);
  if (userId === user.id) return mayAdminister(user, required, options);

  const other = await findUser(em, userId);
  if (other === null) throw new AppError('USER_NOT_FOUND', { status: 400 });
  return mayAdminister(other, required, options);
}
