import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import type { AdminUpdateUser } from '#shared/admin.ts';

import { requireSubject } from '#server/features/admin/subject.ts';

/** Changes what a person could change themselves; roles, bans and passwords have calls of their own. */
export async function updateUserAsAdmin({ ctx, input }: Call<SignedIn, typeof AdminUpdateUser>) {
  const { name, image } = input.data;
  if (name === undefined && image === undefined) throw new AppError('NO_DATA_TO_UPDATE');
  const user = await requireSubject(ctx, input.userId);

  if (name !== undefined) user.name = name;
  if (image !== undefined) user.image = image;
  ctx.audit('user.updated', { subjectId: user.id });
  return user;
}
