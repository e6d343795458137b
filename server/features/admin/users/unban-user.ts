import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import type { ByUser } from '#shared/admin.ts';

import { requireSubject } from '#server/features/admin/subject.ts';

/** Lets a person in again. */
export async function unbanUser({ ctx, input }: Call<SignedIn, typeof ByUser>) {
  const user = await requireSubject(ctx, input.userId);

  user.banned = false;
  user.banReason = null;
  user.banExpires = null;
  ctx.audit('user.unbanned', { subjectId: user.id });
  return { user };
}
