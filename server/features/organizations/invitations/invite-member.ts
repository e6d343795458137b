import { LockMode } from '@mikro-orm/postgresql';

import type { Call } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { InOrganization } from '#server/features/organizations/context.ts';
import { lockMembership, type OrganizationGuard } from '#server/features/organizations/membership.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { requireMayGrant, requireRoles } from '#server/features/organizations/roles.ts';
import { requireTeam } from '#server/features/organizations/teams/teams.ts';
import { inSeconds, now } from '#server/now.ts';
import { randomToken, sha256 } from '#server/security/tokens.ts';
import type { ByInvitation, InvitationStatus, InviteMember } from '#shared/invitation.ts';
import { limits } from '#shared/limits.ts';
import { outranks, type OrganizationPermissions } from '#shared/permissions.ts';

import { Invitation } from './invitation.entity.ts';
import { invitationMail } from './invitation.mail.ts';
import { readInviteeState } from './queries.ts';

/** Checked before the organization is locked, and again under the lock. */
export const mayInvite = {
  permissions: { invitation: ['create'] },
  onMissing: 'ORGANIZATION_NOT_FOUND',
  onNotMember: 'MEMBER_NOT_FOUND',
  onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
} as const satisfies OrganizationGuard & { permissions: OrganizationPermissions };

/** Invites an address into the organization, in a role that is not above the inviter's own. */
export async function inviteMember({ ctx, input }: Call<InOrganization, typeof InviteMember>) {
  const { em, organizationId, user } = ctx;
  const { email, resend } = input;
  await lockMembership(ctx, mayInvite);
  const { isMember, isInvited, others } = await readInviteeState(em, organizationId, email);
  const role = requireRoles(ctx, input.role).join(',');
  requireMayInvite(ctx, role);
  const [teamId, ...more] = [input.teamId ?? []].flat();
  if (more.length > 0) throw new AppError('A_MEMBER_CAN_BE_IN_ONE_TEAM_ONLY');
  const team = teamId === undefined ? null : await requireTeam(ctx, organizationId, teamId);
  if (isMember) throw new AppError('USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION');
  const earlier = isInvited ? await earlierInvitation(ctx, email, resend) : null;

  const { token, ...renewed } = renewToken(ctx);
  const changes = { role, team, inviter: user, ...renewed };
  if (earlier === null || earlier.expiresAt <= now()) requireInvitationRoom(ctx, others);
  const invitation = earlier
    ? em.assign(earlier, changes)
    : em.create(Invitation, { organization: organizationId, email, status: 'pending', ...changes });

  ctx.audit(earlier ? 'invitation.resent' : 'invitation.created', { organizationId, details: { role } });
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

/** Mails a pending invitation again, expired or not, with a new link. The caller becomes its inviter. */
export async function resendInvitation({ ctx, input }: Call<InOrganization, typeof ByInvitation>) {
  const { em, organizationId, user } = ctx;
  const invitation = await lockInvitation(ctx, input, ['pending']);
  requireMayInvite(ctx, invitation.role);
  if (invitation.expiresAt <= now()) {
    const open = { organization: organizationId, status: 'pending', expiresAt: { $gt: now() } } as const;
    requireInvitationRoom(ctx, await em.count(Invitation, open));
  }

  const { token, ...renewed } = renewToken(ctx);
  em.assign(invitation, { ...renewed, inviter: user });
  ctx.audit('invitation.resent', { organizationId, details: { role: invitation.role } });
  sendInvitation(ctx, invitation, token);
  return invitation;
}

/** Withdraws a pending invitation, however often it is asked to; one that has been answered stays as history. */
export async function cancelInvitation({ ctx, input }: Call<InOrganization, typeof ByInvitation>) {
  const invitation = await lockInvitation(ctx, input, ['pending', 'canceled']);
  if (invitation.status === 'canceled') return invitation;
  invitation.status = 'canceled';
  ctx.audit('invitation.canceled', { organizationId: ctx.organizationId });
  return invitation;
}

async function lockInvitation(
  { em, organizationId }: InOrganization,
  { invitationId: id }: { invitationId: string },
  status: InvitationStatus[],
): Promise<Invitation> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const invitation = await em.findOne(Invitation, { id, organization: organizationId, status }, { lockMode });
  if (invitation === null) throw new AppError('INVITATION_NOT_FOUND');
  return invitation;
}

function requireMayInvite(ctx: InOrganization, role: string): void {
  if (!outranks(organizationOptions.of(ctx).access, ctx.member.role, role)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE');
  }
  requireMayGrant(ctx, role);
}

/** A new secret and a new life. The secret goes into the mail; here only its hash stays. */
function renewToken(ctx: InOrganization): { token: string; tokenHash: string; expiresAt: Date } {
  const token = randomToken(limits.invitationTokenCharacters);
  return { token, tokenHash: sha256(token), expiresAt: inSeconds(organizationOptions.of(ctx).invitationExpiresIn) };
}

/** Mails the link to the page that opens the invitation. */
function sendInvitation(ctx: InOrganization, invitation: Invitation, token: string): void {
  const { organization, member, user, options } = ctx;
  const { id, role, email } = invitation;
  const url = new URL(`${options.baseUrl}/invitation/${id}`);
  url.searchParams.set('token', token);
  const inviter = { ...member, user };
  ctx.sendMail(invitationMail, { id, role, email, organization, invitation, inviter, url: url.href, token });
}

/** Refuses one pending invitation too many, where so many are open. Only meant under the organization's lock. */
function requireInvitationRoom({ options }: InOrganization, open: number): void {
  if (open >= organizationOptions.of({ options }).invitationLimit) throw new AppError('INVITATION_LIMIT_REACHED');
}
