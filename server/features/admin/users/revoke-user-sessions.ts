import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { endSessionsOf } from '#server/features/sessions/revoke-sessions.ts';
import type { ByUser } from '#shared/admin.ts';

import { requireSubject } from '#server/features/admin/subject.ts';

/** Signs a person out everywhere. */
export async function revokeUserSessions({ ctx, input }: Call<SignedIn, typeof ByUser>) {
  const user = await requireSubject(ctx, input.userId);

  await endSessionsOf(ctx, user.id);
  return { success: true as const };
}
