import { LockMode } from '@mikro-orm/postgresql';

import type { Call } from '#server/context.ts';
import type { InOrganization } from '#server/features/organizations/context.ts';
import { AppError } from '#server/errors.ts';
import { now } from '#server/now.ts';
import type { InviteMember } from '#shared/invitation.ts';
import { reaches, type OrganizationPermissions } from '#shared/permissions.ts';

import { Invitation } from './invitation.entity.ts';
import { lockMembership, type OrganizationGuard } from '#server/features/organizations/membership.ts';
import { requireRoles } from '#server/features/organizations/roles.ts';
import { readInviteeState } from './queries.ts';
import { newLife, requireInvitationRoom, sendInvitation } from './send-invitation.ts';
import { requireTeam } from '#server/features/organizations/teams/teams.ts';
import { requireMayGrant } from '#server/features/organizations/while-impersonating.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';

/** Checked before the organization is locked, and again under the lock. */
export const mayInvite = {
  permissions: { invitation: ['create'] },
  none: 'ORGANIZATION_NOT_FOUND',
  stranger: 'MEMBER_NOT_FOUND',
  refused: 'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
} as const satisfies OrganizationGuard & { permissions: OrganizationPermissions };

/** Invites an address into the organization, in a role that is not above the inviter's own. */
export async function inviteMember({ ctx, input }: Call<InOrganization, typeof InviteMember>) {
  const { em, organizationId, member, user } = ctx;
  const { email, resend } = input;
  await lockMembership(ctx, mayInvite);
  const { isMember, isInvited, others } = await readInviteeState(em, organizationId, email);
  const roles = requireRoles(ctx, input.role);
  if (!reaches(organizationOptions.of(ctx).access, member.role, roles)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE');
  }
  requireMayGrant(ctx, roles.join(','));
  const [teamId, ...more] = [input.teamId ?? []].flat();
  if (more.length > 0) throw new AppError('A_MEMBER_CAN_BE_IN_ONE_TEAM_ONLY');
  const team = await requireTeam(ctx, organizationId, teamId);
  if (isMember) throw new AppError('USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION');
  const earlier = isInvited ? await earlierInvitation(ctx, email, resend) : null;

  const { token, tokenHash, expiresAt } = newLife(ctx);
  const given = { role: roles.join(','), team, inviter: user, tokenHash, expiresAt };
  if (earlier === null || earlier.expiresAt <= now()) requireInvitationRoom(ctx, others);
  const invitation = earlier
    ? em.assign(earlier, given)
    : em.create(Invitation, { organization: organizationId, email, status: 'pending', ...given });

  ctx.audit(earlier ? 'invitation.resent' : 'invitation.created', { organizationId, details: { role: given.role } });
  sendInvitation(ctx, invitation, token);
  return invitation;
}

/** The pending invitation of an address, to be sent anew; null where a row of its own is due. */
async function earlierInvitation(ctx: InOrganization, email: string, resend = false): Promise<Invitation | null> {
  const { em, organizationId } = ctx;
  const earlier = await em.findOne(
    Invitation,
    { organization: organizationId, email, status: 'pending' },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (earlier && earlier.expiresAt > now() && !resend) {
    throw new AppError('USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION');
  }
  if (earlier && organizationOptions.of(ctx).cancelPendingInvitationsOnReInvite) {
    earlier.status = 'canceled';
    await em.flush();
    return null;
  }
  return earlier;
}
