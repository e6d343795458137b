import type { Call, RequestContext } from '#server/call/context.ts';
import { Account } from '#server/features/accounts/account.entity.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import { readSession } from '#server/features/sessions/current-session.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { FlowError } from '#server/features/social/flow.ts';
import { linkIdentity } from '#server/features/social/sign-in-with-identity.ts';
import type { StatedIdentity } from '#server/features/sso/claims.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { usableSession } from '#server/features/verification/verify-email.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import type { ConnectSso } from '#shared/sso/sign-in.ts';

import { authorizeUser, type SsoFlow } from './flow.ts';
import { identityOf } from './identity-of.ts';
import { identityStated } from './identity-stated.ts';
import { requirePlatformRoleAllowed } from './privileged-users.ts';
import { requireServedAddress } from './served-address.ts';

interface Stated {
  connection: SsoConnection;
  stated: StatedIdentity;
}

/** Starts a flow that connects an identity to the account of the caller, a member of the organization. */
export async function connectSso({ ctx, input }: Call<AuthenticatedContext, typeof ConnectSso>) {
  const { providerId, callbackURL, errorCallbackURL } = input;
  const connection = await ctx.em.findOne(SsoConnection, { providerId, enabledAt: { $ne: null } });
  if (connection === null || !(await isMember(ctx, ctx.user, connection))) throw new AppError('PROVIDER_NOT_FOUND');
  return authorizeUser(ctx, connection, {
    callbackURL: callbackURL || ctx.options.baseUrl,
    errorURL: errorCallbackURL || callbackURL || undefined,
    loginHint: ctx.user.email,
    purpose: 'link' as const,
  });
}

/** The user who began the flow must still be signed in. @returns the id of the user. */
export async function requireUserOf(ctx: RequestContext, { userId }: SsoFlow): Promise<string> {
  if (userId === null || usableSession(await readSession(ctx))?.userId !== userId) throw new FlowError('invalid_state');
  return userId;
}

export async function completeConnect(ctx: RequestContext, flow: SsoFlow, { connection, stated }: Stated) {
  const userId = await requireUserOf(ctx, flow);
  await linkIdentity(ctx, identityOf(ctx, connection, stated), {
    userId,
    mayAddIdentity: (user) => mayConnect(ctx, user, { connection, stated }),
  });
}

/** The address that the provider states can be another one than that of the account, but one that it speaks for. */
export async function mayConnect(ctx: RequestContext, user: User, { connection, stated }: Stated): Promise<boolean> {
  await requireServedAddress(ctx, connection, stated);
  requirePlatformRoleAllowed(ctx, user, connection);
  await identityStated.emit(ctx, { organizationId: connection.organizationId, email: stated.email!, user });
  if ((await ctx.em.count(Account, { user: user.id, providerId: connection.accountProviderId })) > 0)
    throw new FlowError('sso_identity_changed');
  // Pre-hijacking: an attacker may have registered the address in advance, and must not link an identity.
  return user.emailVerified || stated.email === user.email;
}

async function isMember({ em }: RequestContext, { id: user }: User, { organizationId }: SsoConnection) {
  return (await em.count(Member, { organization: organizationId, user })) > 0;
}
