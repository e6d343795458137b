import type { Call } from '#server/context.ts';
import type { SignedIn } from './context.ts';
import { now } from '#server/now.ts';

import { withToken } from './current-session.ts';
import { Session } from './session.entity.ts';

/**
 * The caller's live sessions, newest first. An administrator who acts in the caller's place is not shown as one of
 * them. Only the caller's own token is told; of the others the id stands in its place, which revokes and nothing more.
 */
export async function listSessions({ ctx }: Call<SignedIn>) {
  const sessions = await ctx.em.find(
    Session,
    { user: ctx.user, expiresAt: { $gt: now() }, impersonatedBy: null },
    { orderBy: { createdAt: 'desc' } },
  );
  return sessions.map((session) => withToken(session, session.id === ctx.session.id ? ctx.token : session.id));
}
