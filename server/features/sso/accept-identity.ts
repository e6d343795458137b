import type { Call } from '#server/call/context.ts';
import { Account } from '#server/features/accounts/account.entity.ts';
import type { MemberContext } from '#server/features/organizations/context.ts';
import { lockMember, type OrganizationGuard } from '#server/features/organizations/lock-member.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import { SignInChallenge } from '#server/features/sessions/assurance/sign-in-challenge.entity.ts';
import { revokeSessionsOf } from '#server/features/sessions/sessions.ts';
import { FlowError } from '#server/features/social/flow.ts';
import { addIdentity } from '#server/features/social/sign-in-with-identity.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import { outranks } from '#shared/lib/permissions.ts';
import type { AcceptIdentity } from '#shared/sso/attempts.ts';

import { SsoAttempt } from './attempt.entity.ts';
import type { StatedIdentity } from './claims.ts';
import { SsoConnection } from './connection.entity.ts';
import { requireManageable } from './connections/connection-roles.ts';
import { changedIdentityOf } from './sign-in/attempts.ts';
import { identityOf } from './sign-in/identity-of.ts';
import { identityStated } from './sign-in/identity-stated.ts';
import { otherIdentities, takeOver } from './sign-in/linking.ts';
import { requireServedAddress } from './sign-in/served-address.ts';

/**
 * Replaces the identity of a user by the one that was refused, because the provider gave the user another id. What a first sign-in
 * may not do, a manager cannot allow either.
 */
export async function acceptIdentity(
  { ctx, input }: Call<MemberContext, typeof AcceptIdentity>,
  managers: OrganizationGuard,
) {
  const found = await requireAttempt(ctx, input.attemptId);
  const user = await findUserForUpdate(ctx.em, found.userId);
  await lockMember(ctx, managers);
  // Both may have changed while the call waited for the locks.
  const { attempt, connection, stated } = await requireAttempt(ctx, input.attemptId);
  if (user === null || user.email !== stated.email) throw new AppError('ATTEMPT_NOT_FOUND');
  requireManageable(ctx, connection);
  await requireOutranked(ctx, user);
  await requireAcceptable(ctx, user, { connection, stated });

  await endOtherIdentities(ctx, user, { connection, stated });
  await addIdentity(ctx, identityOf(ctx, connection, stated), { user, actorId: ctx.user.id });
  attempt.facts = null;
  return { success: true as const };
}

interface Accepted {
  connection: SsoConnection;
  stated: StatedIdentity;
}

/** One that can no longer be accepted is answered like one of another organization. */
async function requireAttempt(ctx: MemberContext, id: string) {
  const { em, organizationId: organization } = ctx;
  const fresh = { refresh: true };
  const attempt = await em.findOne(SsoAttempt, { id, connection: { organization } }, fresh);
  const connection = attempt && (await em.findOne(SsoConnection, { id: attempt.connection.id, organization }, fresh));
  const stated = attempt && connection && changedIdentityOf(attempt, connection, ctx);
  if (!attempt?.user || !connection || !stated) throw new AppError('ATTEMPT_NOT_FOUND');
  return { attempt, userId: attempt.user.id, connection, stated };
}

/** An administrator decides about no member whose role is above the own one. */
async function requireOutranked(
  { em, organizationId: organization, access, member: caller }: MemberContext,
  user: User,
) {
  const member = await em.findOne(Member, { organization, user });
  if (member !== null && !outranks(access, caller.role, member.role))
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_MANAGE_SSO');
}

/** The rules of a first sign-in: proven domains, directories, and users who have to consent themselves. */
async function requireAcceptable(ctx: MemberContext, user: User, { connection, stated }: Accepted): Promise<void> {
  try {
    const email = await requireServedAddress(ctx, connection, stated);
    await identityStated.emit(ctx, { organizationId: connection.organizationId, email, user });
    const { accountProviderId: providerId } = connection;
    if ((await ctx.em.count(Account, { providerId, accountId: stated.subject })) > 0)
      throw new FlowError('account_already_linked_to_different_user');
    await takeOver(ctx, user, connection);
  } catch (error) {
    if (error instanceof FlowError) throw new AppError('IDENTITY_NOT_ACCEPTED', { reason: error.code });
    throw error;
  }
}

/** The holder of the previous identity may be another person, who must not stay signed in. */
async function endOtherIdentities(ctx: MemberContext, user: User, accepted: Accepted): Promise<void> {
  const { accountProviderId: provider } = accepted.connection;
  const removed = await ctx.em.nativeDelete(Account, otherIdentities(user, accepted));
  if (removed > 0) ctx.audit('account.unlinked', { actorId: ctx.user.id, subjectId: user.id, details: { provider } });
  await ctx.em.nativeDelete(SignInChallenge, { user, provider });
  const own = ctx.user.id === user.id ? ctx.session?.id : undefined;
  await revokeSessionsOf(ctx, user.id, own);
}
