import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import { removeUser as deleteUser } from '#server/features/users/remove-user.ts';
import type { ByUser } from '#shared/admin.ts';

import { requireSubject } from '#server/features/admin/subject.ts';

/** Deletes a person with all that hangs on them; what they did stays in the audit log, from where they did it does not. */
export async function removeUser({ ctx, input }: Call<SignedIn, typeof ByUser>) {
  if (input.userId === ctx.user.id) throw new AppError('YOU_CANNOT_REMOVE_YOURSELF');
  const user = await requireSubject(ctx, input.userId);

  ctx.audit('user.removed', { subjectId: user.id, details: { by: 'administrator' } });
  await deleteUser(ctx, user);
  return { success: true as const };
}
