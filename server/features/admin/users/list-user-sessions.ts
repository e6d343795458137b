import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import { now } from '#server/now.ts';
import { withToken } from '#server/features/sessions/current-session.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { findUser } from '#server/features/users/queries.ts';
import type { ByUser } from '#shared/admin.ts';

/** A person's sessions, the newest first; `token` is a handle to revoke each by, which opens nothing. */
export async function listUserSessions({ ctx, input }: Call<SignedIn, typeof ByUser>) {
  const user = await findUser(ctx.em, input.userId);
  if (user === null) throw new AppError('USER_NOT_FOUND');

  const sessions = await ctx.em.findAll(Session, {
    where: { user, expiresAt: { $gt: now() } },
    orderBy: { createdAt: 'desc', id: 'desc' },
  });
  return { sessions: sessions.map((session) => withToken(session, session.id)) };
}
