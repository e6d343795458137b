import { requireNotImpersonated } from './not-impersonated.ts';
import { isSystemCall, type RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { apiCredentialOf, notAllowedForApi } from '#server/call/api-credentials.ts';
import { anyone, type CallMeta } from '#server/call/trpc.ts';
import { User } from '#server/features/users/user.entity.ts';

import type {
  ApiPrincipalContext,
  AuthenticatedQueryContext,
  SessionContext,
  SessionQueryContext,
  AuthenticatedContext,
} from './context.ts';
import { isRecentlyAuthenticated, needsReauthentication, needsSecondFactorAgain } from './assurance/proof.ts';
import { requireCaller, requireApiPrincipal, sessionOf } from './caller.ts';
import { sessionOptions } from './session.options.ts';

// Guards extend the call's context in place; server/call/trpc.ts explains why.

/**
 * A user with a valid session, or an API principal of a user if the call has a scope. The call's unit of work manages the entity of
 * the user.
 */
export const authenticated = anyone.meta({ guard: 'signed in' }).use(async ({ ctx, type, meta, next }) => {
  await authenticate(ctx, { meta, type });
  return next<Caller>({});
});

type Caller = Pick<AuthenticatedContext, 'principal' | 'session' | 'user' | 'audit'>;

/** Resolves the caller of a call that may change data. */
export async function authenticate(
  ctx: RequestContext,
  { meta, type }: { meta: CallMeta | undefined; type: string },
): Promise<void> {
  const { user: row, ...current } = await requireCaller(ctx, meta);
  const user = ctx.em.merge(User, row);
  const isProofMissing = meta?.reauthenticate === 'always' ? needsReauthentication : needsSecondFactorAgain;
  // Of calls with a reauthentication, API principals can only make those of service accounts, which have nothing to prove.
  if (meta?.reauthenticate && current.session !== null && isProofMissing(current.session, user, ctx.options)) {
    throw new AppError('SESSION_IS_NOT_FRESH');
  }
  ctx.work.onMailLimit = 'refuse';
  const { audit } = ctx;
  const caller: Caller = {
    ...current,
    user,
    audit: (event, about) => audit(event, { actorId: user.id, ...about }),
  };
  Object.assign(ctx, caller);
  // The next get-session must show the change. A call that fails discards this.
  if (type === 'mutation' && sessionOptions.of(ctx).cookieCache.enabled) ctx.reply.clearSessionCache();
}

/** A user with a valid session, or an API principal of a user if the call has a scope, for a call that only reads. */
export const authenticatedQuery = anyone.meta({ guard: 'signed in' }).use(async ({ ctx, meta, next }) => {
  Object.assign(ctx, await requireCaller(ctx, meta));
  return next<Pick<AuthenticatedQueryContext, 'principal' | 'session' | 'user'>>({});
});

/** The kind of credential of API keys. */
const API_KEY = 'api-key';

/** An API principal with an API key, whatever its scopes: for calls about its own credential. */
export const apiKeyOnly = anyone.meta({ guard: 'API key' }).use(async ({ ctx, next }) => {
  if (isSystemCall(ctx)) throw new AppError('HEADERS_IS_REQUIRED');
  const credential = apiCredentialOf(ctx);
  if (!credential) throw new AppError('UNAUTHORIZED');
  if (credential.name !== API_KEY) throw notAllowedForApi(ctx);
  const apiPrincipalContext: Pick<ApiPrincipalContext, 'principal'> = {
    principal: await requireApiPrincipal(ctx, credential),
  };
  Object.assign(ctx, apiPrincipalContext);
  return next<typeof apiPrincipalContext>({});
});

// Calls that work with the session itself have no scope.

/** A user with a valid session. */
export const sessionRequired = authenticated.use(({ ctx, next }) => {
  sessionOf(ctx);
  return next<Pick<SessionContext, 'session' | 'token'>>({});
});

/** A user with a valid session, for a call that only reads. */
export const sessionRequiredQuery = authenticatedQuery.use(({ ctx, next }) => {
  sessionOf(ctx);
  return next<Pick<SessionQueryContext, 'session' | 'token'>>({});
});

/** Rejects impersonators: they must not change the credentials of an account or delete it. */
export const notImpersonated = sessionRequired
  .meta({ guard: 'not impersonated', guardErrors: ['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING'] })
  .use(({ ctx, next }) => {
    requireNotImpersonated(ctx.session);
    return next();
  });

/** Requires a recent sign-in or another recent proof, with the second factor of users who have one. */
export const recentlyAuthenticated = notImpersonated
  .meta({ guard: 'fresh session', guardErrors: ['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING', 'SESSION_IS_NOT_FRESH'] })
  .use(({ ctx, next }) => {
    if (!isRecentlyAuthenticated(ctx.session, ctx.user, ctx.options)) throw new AppError('SESSION_IS_NOT_FRESH');
    return next();
  });
