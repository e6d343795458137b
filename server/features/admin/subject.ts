import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { isAtLeast } from '#server/features/users/platform-role.ts';
import type { User } from '#server/features/users/user.entity.ts';

/** The person to act on, held until the act is done; nobody acts on who may do more than they do themselves. */
export async function requireSubject(
  ctx: SignedIn,
  userId: string,
  missing: 'USER_NOT_FOUND' | 'SESSION_NOT_FOUND' = 'USER_NOT_FOUND',
): Promise<User> {
  const subject = await findUserForUpdate(ctx.em, userId);
  if (subject === null) throw new AppError(missing);
  if (!isAtLeast(ctx.user, subject, ctx.options)) throw new AppError('NOT_AUTHORIZED');
  return subject;
}
