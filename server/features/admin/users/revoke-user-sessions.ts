import type { Call } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { requireSubject } from '#server/features/admin/guards.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { endOneSession, endSessionsOf } from '#server/features/sessions/revoke-sessions.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { sha256 } from '#server/security/tokens.ts';
import type { ByUser, RevokeUserSession } from '#shared/admin.ts';
import { Id } from '#shared/fields.ts';

/** Ends one session of anybody's, by the handle that a list gives or by its token. */
export async function revokeUserSession({ ctx, input }: Call<SignedIn, typeof RevokeUserSession>) {
  const { sessionToken } = input;
  const isHandle = Id.safeParse(sessionToken).success;
  const session = await ctx.em.findOne(Session, isHandle ? { id: sessionToken } : { tokenHash: sha256(sessionToken) });
  if (session === null) throw new AppError('SESSION_NOT_FOUND');
  // A session goes with its user.
  await requireSubject(ctx, session.userId, 'SESSION_NOT_FOUND');

  if (!(await endOneSession(ctx, session))) throw new AppError('SESSION_NOT_FOUND');
  return { success: true as const };
}

/** Signs a person out everywhere. */
export async function revokeUserSessions({ ctx, input }: Call<SignedIn, typeof ByUser>) {
  const user = await requireSubject(ctx, input.userId);

  await endSessionsOf(ctx, user.id);
  return { success: true as const };
}
