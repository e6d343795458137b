import type { RequestContext } from '#server/call/context.ts';
import { addInvitedMember } from '#server/features/organizations/invitations/invited-member.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import { addMember } from '#server/features/organizations/members/membership.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { lockUserAndOrganization } from '#server/features/organizations/queries.ts';
import { FlowError } from '#server/features/social/flow.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { AppError } from '#server/lib/errors.ts';

interface Joining {
  user: User;
  connection: SsoConnection;
}

/** Whom a connection signs in is a member of its organization: by an invitation, or else by just-in-time provisioning. */
export async function ensureMember(ctx: RequestContext, { user, connection }: Joining): Promise<void> {
  const { organizationId } = connection;
  // Without the lock, which all sign-ins of the organization would wait for.
  if ((await ctx.em.count(Member, { organization: organizationId, user: user.id })) > 0) return;
  const { member, access } = await lockUserAndOrganization(ctx, { userId: user.id, organizationId });
  if (member !== null) return;
  const organization = await ctx.em.findOneOrFail(Organization, { id: organizationId });
  try {
    const isInvited = (await addInvitedMember(ctx, { organization, user, access })) !== null;
    if (!isInvited) await addJustInTime(ctx, { user, connection, organization });
  } catch (error) {
    const isFull = error instanceof AppError && error.errorCode === 'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED';
    throw isFull ? new FlowError('sso_member_limit') : error;
  }
}

async function addJustInTime(
  ctx: RequestContext,
  { user, connection, organization }: Joining & { organization: Organization },
): Promise<void> {
  const { id: connectionId, jit, defaultRole: role } = connection;
  if (!jit) throw new FlowError('sso_not_assigned');
  await addMember(ctx, { organization, user, role, by: { connectionId } });
}
