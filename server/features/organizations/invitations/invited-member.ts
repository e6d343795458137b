import type { RequestContext } from '#server/call/context.ts';
import { Invitation } from '#server/features/organizations/invitation.entity.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import { addMember } from '#server/features/organizations/members/membership.ts';
import type { Organization } from '#server/features/organizations/organization.entity.ts';
import { runOrganizationHooks } from '#server/features/organizations/organization-hooks.ts';
import { findTeams } from '#server/features/organizations/teams/require-teams.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { can, outranks, type Access } from '#shared/lib/permissions.ts';

import { openInvitation } from './queries.ts';

export function mayInviteInto(access: Access, inviterRole: string, role: string): boolean {
  return can(access, inviterRole, { invitation: ['create'] }) && outranks(access, inviterRole, role);
}

interface Invited {
  organization: Organization;
  user: User;
  access: Access;
}

/**
 * Accepts the open invitation of an organization to the address of a user that was proven in another way than by the mail. Null
 * without one that its inviter may still make. Requires the lock on the organization.
 */
export async function addInvitedMember(
  ctx: RequestContext,
  { organization, user, access }: Invited,
): Promise<Member | null> {
  const invitation = await ctx.em.findOne(Invitation, { organization, email: user.email, ...openInvitation() });
  if (invitation === null) return null;
  const { role, teamIds, id: invitationId } = invitation;
  const inviter = await ctx.em.findOne(Member, { organization, user: invitation.inviterId });
  if (inviter === null || !mayInviteInto(access, inviter.role, role)) return null;
  const teams = await findTeams(ctx, organization.id, teamIds);
  const member = await addMember(ctx, { organization, user, role, teams, by: { invitationId } });
  invitation.status = 'accepted';
  await runOrganizationHooks(ctx, 'AcceptInvitation', () => ({ invitation, member, organization, user }));
  return member;
}
