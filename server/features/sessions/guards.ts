import { AppError } from '#server/errors.ts';
import { anyone } from '#server/trpc.ts';

import type { ReadContext, SignedIn } from './context.ts';
import { isFresh, needsStepUp } from './assurance/proof.ts';
import { requireSessionSnapshot, requireSession } from './current-session.ts';
import { sessionOptions } from './session.options.ts';

// Guards extend the call's context in place; server/trpc.ts explains why.

/** A user with a valid session, whose entity the call's unit of work manages. */
export const signedIn = anyone.meta({ guard: 'signed in' }).use(async ({ ctx, type, meta, next }) => {
  const current = await requireSession(ctx, meta);
  if (meta?.stepUp && needsStepUp(current.session, current.user, ctx.options)) {
    throw new AppError('SESSION_IS_NOT_FRESH');
  }
  ctx.work.onMailLimit = 'refuse';
  const { audit } = ctx;
  const signedInContext: Pick<SignedIn, 'session' | 'user' | 'token' | 'audit'> = {
    ...current,
    audit: (event, about) => audit(event, { actorId: current.user.id, ...about }),
  };
  Object.assign(ctx, signedInContext);
  const result = await next<typeof signedInContext>({});
  // The next get-session must show the change.
  if (result.ok && type === 'mutation' && sessionOptions.of(ctx).cookieCache.enabled) ctx.reply.clearSessionCache();
  return result;
});

/** A user with a valid session, for a call that only reads. */
export const signedInQuery = anyone.meta({ guard: 'signed in' }).use(async ({ ctx, meta, next }) => {
  Object.assign(ctx, await requireSessionSnapshot(ctx, meta));
  return next<Pick<ReadContext, 'session' | 'user' | 'token'>>({});
});

/** Rejects impersonators: they must not change the credentials of an account or delete it. */
export const notImpersonated = signedIn
  .meta({ guard: 'not impersonated', guardErrors: ['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING'] })
  .use(({ ctx, next }) => {
    if (ctx.session.impersonatedBy !== null) throw new AppError('YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING');
    return next();
  });

/** Requires a recent sign-in or another recent proof, with the second factor of users who have one. */
export const fresh = notImpersonated
  .meta({ guard: 'fresh session', guardErrors: ['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING', 'SESSION_IS_NOT_FRESH'] })
  .use(({ ctx, next }) => {
    if (!isFresh(ctx.session, ctx.user, ctx.options)) throw new AppError('SESSION_IS_NOT_FRESH');
    return next();
  });
