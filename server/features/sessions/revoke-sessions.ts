import { validate } from 'uuid';

import type { Call, Working } from '#server/context.ts';
import type { SignedIn } from './context.ts';
import { AppError } from '#server/errors.ts';
import { sha256 } from '#server/security/tokens.ts';
import type { RevokeSession } from '#shared/session.ts';

import { forgetSession } from './current-session.ts';
import { Session } from './session.entity.ts';

const done = { status: true as const };

/** Ends one of the caller's sessions, named by its token or by the handle that list-sessions gives. */
export async function revokeSession({ ctx, input }: Call<SignedIn, typeof RevokeSession>) {
  const { em, user } = ctx;
  const byToken = await em.findOne(Session, { tokenHash: sha256(input.token) });
  if (byToken && byToken.userId !== user.id) throw new AppError('UNAUTHORIZED');
  const session = byToken ?? (validate(input.token) ? await em.findOne(Session, { id: input.token, user }) : null);
  if (!session || (await em.nativeDelete(Session, { id: session.id })) === 0) throw new AppError('SESSION_NOT_FOUND');
  ctx.audit('session.ended', { subjectId: user.id });
  if (session.id === ctx.session.id) forgetSession(ctx);
  return done;
}

/** Ends every session of the caller, this one included. */
export async function revokeSessions({ ctx }: Call<SignedIn>) {
  await endSessionsOf(ctx, ctx.user.id);
  forgetSession(ctx);
  return done;
}

/** Ends every session of the caller but this one. */
export async function revokeOtherSessions({ ctx }: Call<SignedIn>) {
  await endSessionsOf(ctx, ctx.user.id, { except: ctx.session.id });
  return done;
}

/** Ends a person's sessions at once, in the call's own transaction. */
export async function endSessionsOf(ctx: Working, userId: string, { except }: { except?: string } = {}): Promise<void> {
  const where = { user: userId, ...(except ? { id: { $ne: except } } : {}) };
  const ended = await ctx.em.nativeDelete(Session, where);
  if (ended > 0) ctx.audit('session.ended', { subjectId: userId, details: { sessions: ended } });
}
