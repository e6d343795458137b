import { Account, CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { requirePasswordLength } from '#server/features/passwords/password-rules.ts';
import { mapConstraintError } from '#server/db/constraints.ts';
import { AppError } from '#server/errors.ts';
import { hashPassword } from '#server/security/password.ts';
import { mayAdminister } from '#server/features/users/platform-role.ts';
import { User } from '#server/features/users/user.entity.ts';
import type { CreateUser } from '#shared/admin.ts';
import { canonicalEmail, isEmail } from '#shared/fields.ts';

import { requireGrantableRole } from './set-role.ts';
import { passwordOptions } from '#server/features/passwords/password.options.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';

/** Makes an account for somebody else, with a password or without; nobody is signed in by it. */
export async function createUser({ ctx, input }: Call<SignedIn, typeof CreateUser>) {
  const { em, options } = ctx;
  if (!isEmail(input.email)) throw new AppError('INVALID_EMAIL');
  if (input.password !== undefined) requirePasswordLength(input.password, options);
  const role = roleFor(ctx, input.role);

  const user = em.create(User, {
    email: canonicalEmail(input.email),
    name: input.name,
    image: input.data?.image ?? null,
    role,
  });
  if (input.password !== undefined) {
    const password = await hashPassword(input.password, passwordOptions.of(ctx).bcryptCost);
    em.create(Account, { user, providerId: CREDENTIAL, accountId: user.id, password, provisioned: true });
  }
  ctx.audit('user.created', { subjectId: user.id, details: { role } });
  await em.flush().catch(mapConstraintError('user_email_unique', 'USER_ALREADY_EXISTS', { status: 400 }));
  return { user };
}

/** Naming a role takes the permission for that; creating alone gives the usual one. */
function roleFor(ctx: SignedIn, input: string | string[] | undefined): string {
  if (input === undefined) return platformOptions.of(ctx).defaultRole;
  if (!mayAdminister(ctx.user, { user: ['set-role'] }, ctx.options)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE');
  }
  return requireGrantableRole(ctx, input);
}
