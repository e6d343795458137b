import type { Call } from '#server/call/context.ts';
import type { SessionContext, SessionQueryContext } from '#server/features/sessions/context.ts';
import type { SecurityNotices } from '#shared/security-notices/schemas.ts';

export async function getSecurityNotices({ ctx }: Call<SessionQueryContext>) {
  return { signIns: ctx.user.signInNotices };
}

/** The user is told by a notice, so that a stranger in the session cannot silence the next ones unseen. */
export async function updateSecurityNotices({ ctx, input }: Call<SessionContext, typeof SecurityNotices>) {
  const { user } = ctx;
  if (user.signInNotices !== input.signIns) {
    user.signInNotices = input.signIns;
    ctx.audit('security-notices.updated', { subjectId: user.id });
  }
  return { signIns: user.signInNotices };
}
