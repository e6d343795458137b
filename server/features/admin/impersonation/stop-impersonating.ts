import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import { now } from '#server/now.ts';
import { randomToken, sha256 } from '#server/security/tokens.ts';
import { withToken } from '#server/features/sessions/current-session.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { limits } from '#shared/limits.ts';

/** Back to the administrator's own session, under a new token: the one from before may have been seen meanwhile. */
export async function stopImpersonating({ ctx }: Call<SignedIn>) {
  const { em, session: borrowed } = ctx;
  if (borrowed.impersonatorSessionId === null) throw new AppError('YOU_ARE_NOT_IMPERSONATING_ANYONE');
  // The row decides: of two stops at once the second finds it gone, and hands out no token over the first one's.
  if ((await em.nativeDelete(Session, { id: borrowed.id })) === 0) throw new AppError('UNAUTHORIZED');
  const session = await em.findOneOrFail(Session, borrowed.impersonatorSessionId, { populate: ['user'] });

  const token = randomToken(limits.sessionTokenCharacters);
  session.tokenHash = sha256(token);
  ctx.audit('session.impersonation-ended', { subjectId: borrowed.userId });

  const remembered = ctx.cookies.read(ctx.headers.cookie, 'dont_remember') === null;
  const secondsLeft = (session.expiresAt.getTime() - now().getTime()) / 1000;
  ctx.reply.clear('session_data');
  ctx.reply.setSigned('session_token', token, remembered ? secondsLeft : undefined);
  return { session: withToken(session, token), user: session.user.$ };
}
