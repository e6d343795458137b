import type { Call, RequestContext } from '#server/call/context.ts';
import { Account } from '#server/features/accounts/account.entity.ts';
import { speaksFor } from '#server/features/domains/proven-domain.ts';
import type { AuthenticatedContext, SessionContext } from '#server/features/sessions/context.ts';
import { readSession } from '#server/features/sessions/current-session.ts';
import { recordProof } from '#server/features/sessions/start-session.ts';
import { FlowError } from '#server/features/social/flow.ts';
import type { StatedIdentity } from '#server/features/sso/claims.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { lockUser } from '#server/features/users/queries.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import type { ConnectSso } from '#shared/sso/sign-in.ts';

import { proofOf } from './assurance.ts';
import { requireUserOf } from './connect.ts';
import { authorizeUser, type SsoFlow } from './flow.ts';

/** Clocks may differ. */
const SKEW_MS = 60_000;

/** Starts a flow in which the caller signs in at the identity provider again, for a sensitive call. */
export async function proveSso({ ctx, input }: Call<AuthenticatedContext, typeof ConnectSso>) {
  const { providerId, callbackURL, errorCallbackURL } = input;
  const connection = await ctx.em.findOne(SsoConnection, { providerId, enabledAt: { $ne: null } });
  if (connection === null || !(await ownIdentity(ctx, ctx.user.id, connection)))
    throw new AppError('PROVIDER_NOT_FOUND');
  return authorizeUser(ctx, connection, {
    callbackURL: callbackURL || ctx.options.baseUrl,
    errorURL: errorCallbackURL || callbackURL || undefined,
    loginHint: ctx.user.email,
    // OpenID Connect Core section 3.1.2.1.
    additionalParams: { prompt: 'login', max_age: '0' },
    purpose: 'proof' as const,
    beganAt: now().getTime(),
  });
}

/** Providers may answer from a session of their own, so that only `auth_time` shows a new authentication. */
export async function completeProof(
  ctx: RequestContext,
  flow: SsoFlow,
  { connection, stated }: { connection: SsoConnection; stated: StatedIdentity },
): Promise<void> {
  const userId = await requireUserOf(ctx, flow);
  const identity = await ownIdentity(ctx, userId, connection);
  if (identity?.accountId !== stated.subject) throw new FlowError('sso_identity_changed');
  const authenticatedAt = Number(stated.values['auth_time']?.[0]) * 1000;
  if (!(authenticatedAt >= (flow.data.beganAt ?? Infinity) - SKEW_MS)) throw new FlowError('sso_not_fresh');
  const { session } = (await readSession(ctx))!.match!;
  const user = await lockUser(ctx.em, { id: userId });
  if (!identity.linkedByUser && !(await speaksFor(ctx.em, connection.organizationId, user.email)))
    throw new FlowError('sso_email_not_in_domain');
  const proof = await proofOf(ctx, user, { connection, stated });
  await recordProof(Object.assign(ctx, { session, user }) as unknown as SessionContext, proof);
}

async function ownIdentity({ em }: RequestContext, user: string, { accountProviderId: providerId }: SsoConnection) {
  return em.findOne(Account, { user, providerId });
}
