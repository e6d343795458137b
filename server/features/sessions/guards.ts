import { AppError } from '#server/errors.ts';
import { anyone } from '#server/trpc.ts';

import type { ReadContext, SignedIn } from './context.ts';
import { isFresh, requireSessionSnapshot, requireSession } from './current-session.ts';
import { sessionOptions } from './session.options.ts';

// Guards add to the call's context in place (server/trpc.ts says why).

/** A user with a valid session, whose entity the call's unit of work manages. */
export const signedIn = anyone.meta({ guard: 'signed in' }).use(async ({ ctx, type, next }) => {
  const current = await requireSession(ctx);
  ctx.work.onMailLimit = 'refuse';
  const { audit } = ctx;
  const known: Pick<SignedIn, 'session' | 'user' | 'token' | 'audit'> = {
    ...current,
    audit: (event, about) => audit(event, { actorId: current.user.id, ...about }),
  };
  Object.assign(ctx, known);
  const result = await next<typeof known>({});
  // What a person changes shows at once: the next get-session reads it afresh.
  if (result.ok && type === 'mutation' && sessionOptions.of(ctx).cookieCache.enabled) ctx.reply.clearSessionCache();
  return result;
});

/** A person signed in, for a call that only looks. */
export const signedInQuery = anyone.meta({ guard: 'signed in' }).use(async ({ ctx, next }) => {
  const seen: Pick<ReadContext, 'session' | 'user' | 'token'> = await requireSessionSnapshot(ctx);
  Object.assign(ctx, seen);
  return next<typeof seen>({});
});

/** By the person themselves: an administrator in their place changes neither what opens the account nor whether it lasts. */
export const notImpersonated = signedIn
  .meta({ guard: 'not impersonated', guardErrors: ['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING'] })
  .use(({ ctx, next }) => {
    if (ctx.session.impersonatedBy !== null) throw new AppError('YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING');
    return next();
  });

export const fresh = notImpersonated
  .meta({ guard: 'fresh session', guardErrors: ['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING', 'SESSION_IS_NOT_FRESH'] })
  .use(({ ctx, next }) => {
    if (!isFresh(ctx.session, ctx.options)) throw new AppError('SESSION_IS_NOT_FRESH');
    return next();
  });
