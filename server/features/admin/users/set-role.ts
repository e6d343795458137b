import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import { isAtLeast, requireKnownRoles } from '#server/features/users/platform-role.ts';
import type { SetRole } from '#shared/admin.ts';

import { endImpersonations } from '#server/features/admin/impersonation/end-impersonations.ts';
import { requireSubject } from '#server/features/admin/subject.ts';

/** Gives a person other roles, in place of all that they had; nobody gives out more than they have. */
export async function setRole({ ctx, input }: Call<SignedIn, typeof SetRole>) {
  const role = requireGrantableRole(ctx, input.role);
  const user = await requireSubject(ctx, input.userId);

  ctx.audit('user.role-set', { subjectId: user.id, details: { from: user.role, to: role } });
  user.role = role;
  await endImpersonations(ctx, user.id);
  return { user };
}

/** Known roles that the caller may hand out. */
export function requireGrantableRole({ user, options }: SignedIn, input: string | readonly string[]): string {
  const role = requireKnownRoles(input, options);
  if (!isAtLeast(user, { id: '', role }, options)) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE');
  return role;
}
