import type { RequestContext } from '#server/call/context.ts';
import { isForMembers, organizationIdOf, type OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import { findMembership } from '#server/features/organizations/queries.ts';
import { policyRefusal } from '#server/features/organizations/policies.ts';
import type { SessionContext, SessionQueryContext } from '#server/features/sessions/context.ts';

import { AppError } from '#server/lib/errors.ts';

import { findMemberOf } from './queries.ts';

/** The user of a session. */
type Caller = Pick<SessionQueryContext, 'principal' | 'session' | 'user' | 'token'>;

/**
 * Whether the user of a session may use an application: one of an organization is for its members, until the platform verified it,
 * and members use it only as far as the policies of the organization let them.
 */
export async function mayUse(ctx: RequestContext, client: OAuthClient, of: Caller): Promise<boolean> {
  const organizationId = organizationIdOf(client);
  if (organizationId === null) return true;
  // Policies read what every guarded call has.
  const caller = Object.create(ctx) as SessionQueryContext;
  const { principal, session, user, token } = of;
  Object.assign(caller, { principal, session, user, token });
  const membership = await findMembership(caller, 'id', organizationId);
  if (!membership) return !isForMembers(client);
  return (await policyRefusal(caller, membership)) === null;
}

/**
 * The membership for which the caller allows an application something: in its organization, or in the one that the caller chose.
 *
 * @throws OAUTH_CLIENT_IS_FOR_MEMBERS, USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION
 */
export async function requireMembershipFor(
  ctx: SessionContext,
  client: OAuthClient,
  chosen?: string,
): Promise<Member | null> {
  if (!(await mayUse(ctx, client, ctx))) throw new AppError('OAUTH_CLIENT_IS_FOR_MEMBERS');
  const member = await membershipFor(ctx, client, chosen);
  const isChosen = chosen === undefined || member?.organizationId === chosen;
  if (!isChosen) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  return member;
}

async function membershipFor(ctx: SessionContext, client: OAuthClient, chosen?: string): Promise<Member | null> {
  if (client.organization !== null) return findMemberOf(ctx, client, ctx.user.id);
  return chosen === undefined ? null : ctx.em.findOne(Member, { organization: chosen, user: ctx.user.id });
}
