import { mapConstraintError } from '#server/db/constraints.ts';
import { AppError } from '#server/errors.ts';
import type { EventContext } from '#server/events.ts';
import { requirePasswordLength, storePassword } from '#server/features/passwords/store-password.ts';
import { passwordOptions } from '#server/features/passwords/password.options.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { User } from '#server/features/users/user.entity.ts';
import { hashPassword } from '#server/security/password.ts';
import { canonicalEmail, isEmail } from '#shared/fields.ts';

/** Creates a user without a password. The operator's word proves the address, as at the setup link. */
export async function createUserAsOperator(
  ctx: EventContext,
  { email, name }: { email: string; name: string },
): Promise<User> {
  if (!isEmail(email)) throw new AppError('INVALID_EMAIL');
  const role = platformOptions.of(ctx).defaultRole;
  const user = ctx.em.create(User, { email: canonicalEmail(email), emailVerified: true, name, role });
  await ctx.em.flush().catch(mapConstraintError('user_email_unique', 'USER_ALREADY_EXISTS'));
  ctx.audit('user.created', { subjectId: user.id, details: { role } });
  return user;
}

/** Gives a user this password and ends their sessions; null where no user has the address. */
export async function setPasswordAsOperator(
  ctx: EventContext,
  { email, password }: { email: string; password: string },
): Promise<User | null> {
  requirePasswordLength(password, ctx.options);
  const known = await ctx.em.findOne(User, { email: canonicalEmail(email) });
  const user = known && (await findUserForUpdate(ctx.em, known.id));
  if (user === null) return null;
  const hash = await hashPassword(password, passwordOptions.of(ctx).bcryptCost);
  ctx.audit('user.password-set', { subjectId: user.id });
  await storePassword(ctx, { user }, { password: hash, provisioned: true, revoked: 'all' });
  return user;
}
