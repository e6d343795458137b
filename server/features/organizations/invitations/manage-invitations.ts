import type { z } from 'zod';

import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { CredentialKind } from '#server/call/lifecycle-events.ts';
import type { MemberContext, MemberQueryContext } from '#server/features/organizations/context.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { changesBefore, runAfter, runOrganizationHooks } from '#server/features/organizations/organization-hooks.ts';
import { requireDirectSession } from '#server/features/organizations/roles.ts';
import { requireTeams } from '#server/features/organizations/teams/require-teams.ts';
import { requireTeamCapacity } from '#server/features/organizations/teams/team-members.ts';
import { requireRoles } from '#server/features/users/platform-role.ts';
import { newFields } from '#server/fields/additional-fields.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { sendPage } from '#server/call/paging.ts';
import { sha256 } from '#server/security/hash.ts';
import { randomToken } from '#server/security/random.ts';
import type {
  InvitationIdInput,
  InvitationStatus,
  InviteMember,
  ListInvitations,
} from '#shared/organizations/invitations.ts';
import { can, outranks } from '#shared/lib/permissions.ts';

import { Invitation, InvitationSchema } from '#server/features/organizations/invitation.entity.ts';
import { invitationMail } from './invitation.mail.ts';
import { lockInvitation, openInvitation, readInvitations, readInviteeState } from './queries.ts';

/** An organization's invitations of every status, newest first; members who may not invite get an empty list. */
export async function listInvitations({ ctx, input }: Call<MemberQueryContext, typeof ListInvitations>) {
  const { reads, organizationId, member, access } = ctx;
  if (!can(access, member.role, { invitation: ['create'] })) return [];
  return sendPage(ctx, await readInvitations(reads, organizationId, input));
}

/** Invites an address into the organization, in a role that is not above the inviter's own. */
export async function inviteMember({ ctx, input }: Call<MemberContext, typeof InviteMember>) {
  const { em, organizationId, user } = ctx;
  const { email } = input;
  const { isMember, isInvited, otherInvitations } = await readInviteeState(em, organizationId, email);
  const role = requireRoles(ctx.access, input.role).join(',');
  requireMayInvite(ctx, role);
  const teams = await requireTeams(ctx, organizationId, input.teamId);
  if (isMember) throw new AppError('USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION');
  await requireTeamCapacity(ctx, organizationId, teams);
  const pending = isInvited ? await findPendingInvitation(ctx, input) : null;

  const { token, ...renewed } = renewToken(ctx);
  const additionalFields = newFields(organizationOptions.of(ctx).schema.invitation.additionalFields, input);
  const changes = { role, teamIds: teams.map(({ id }) => id), inviter: user, additionalFields, ...renewed };
  if (pending === null || pending.expiresAt <= now()) await requireInvitationCapacity(ctx, otherInvitations);
  const invitation = pending
    ? em.assign(pending, changes)
    : em.create(Invitation, { organization: organizationId, email, status: 'pending', ...changes });
  if (!pending) await runCreationHooks(ctx, invitation);

  const details = { role: invitation.role, invitationId: invitation.id };
  ctx.audit(pending ? 'invitation.resent' : 'invitation.created', { organizationId, details });
  sendInvitation(ctx, invitation, token);
  return invitation;
}

async function runCreationHooks(ctx: MemberContext, invitation: Invitation): Promise<void> {
  const payload = () => ({ invitation, inviter: ctx.user, organization: ctx.organization });
  const { role, ...changes } = await changesBefore(ctx, 'CreateInvitation', { subject: invitation, payload });
  Object.assign(invitation, changes);
  if (role !== undefined) invitation.role = requireRoles(ctx.access, role).join(',');
  requireMayInvite(ctx, invitation.role);
  await runAfter(ctx, 'CreateInvitation', payload);
}

/** The pending invitation of an address, to be renewed; null if a new one is to be created. */
async function findPendingInvitation(ctx: MemberContext, { email, resend }: z.output<typeof InviteMember>) {
  const { em, organizationId } = ctx;
  const pending = await lockInvitation(em, { organization: organizationId, email, status: 'pending' });
  if (pending && pending.expiresAt > now() && !resend) {
    throw new AppError('USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION');
  }
  if (pending && organizationOptions.of(ctx).cancelPendingInvitationsOnReInvite) {
    pending.status = 'canceled';
    await em.flush();
    return null;
  }
  return pending;
}

/** Mails a pending invitation again, expired or not, with a new link. The caller becomes its inviter. */
export async function resendInvitation({ ctx, input }: Call<MemberContext, typeof InvitationIdInput>) {
  const { em, organizationId, user } = ctx;
  const invitation = await requireInvitation(ctx, input, ['pending']);
  requireMayInvite(ctx, invitation.role);
  if (invitation.expiresAt <= now()) {
    const open = await em.count(Invitation, { organization: organizationId, ...openInvitation() });
    await requireInvitationCapacity(ctx, open);
  }

  const { token, ...renewed } = renewToken(ctx);
  em.assign(invitation, { ...renewed, inviter: user });
  ctx.audit('invitation.resent', { organizationId, details: { role: invitation.role, invitationId: invitation.id } });
  sendInvitation(ctx, invitation, token);
  return invitation;
}

/** Cancels a pending invitation; idempotent. An answered one stays as history. */
export async function cancelInvitation({ ctx, input }: Call<MemberContext, typeof InvitationIdInput>) {
  const invitation = await requireInvitation(ctx, input, ['pending', 'canceled']);
  if (invitation.status === 'canceled') return invitation;
  const { user: cancelledBy, organization } = ctx;
  await runOrganizationHooks(ctx, 'CancelInvitation', () => ({ invitation, cancelledBy, organization }));
  invitation.status = 'canceled';
  ctx.audit('invitation.canceled', { organizationId: ctx.organizationId, details: { invitationId: invitation.id } });
  return invitation;
}

/** Those that an attacker sent in the user's name would let the attacker join. */
export const sentInvitations: CredentialKind = {
  name: 'invitation',
  entities: [InvitationSchema],
  purgeUnproven: async (ctx, inviter) => {
    for (const invitation of await ctx.em.find(Invitation, { inviter, status: 'pending' })) {
      invitation.status = 'canceled';
      const { id: invitationId, organizationId } = invitation;
      ctx.audit('invitation.canceled', { organizationId, details: { invitationId } });
    }
  },
};

async function requireInvitation(
  { em, organizationId: organization }: MemberContext,
  { invitationId: id }: z.output<typeof InvitationIdInput>,
  status: InvitationStatus[],
): Promise<Invitation> {
  const invitation = await lockInvitation(em, { id, organization, status });
  if (invitation === null) throw new AppError('INVITATION_NOT_FOUND');
  return invitation;
}

function requireMayInvite(ctx: MemberContext, role: string): void {
  if (!outranks(ctx.access, ctx.member.role, role)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE');
  }
  requireDirectSession(ctx, ctx.access, role);
}

/** A new token and expiry. The token goes into the mail; only its hash is stored. */
function renewToken(ctx: MemberContext): { token: string; tokenHash: string; expiresAt: Date } {
  const token = randomToken();
  return { token, tokenHash: sha256(token), expiresAt: inSeconds(organizationOptions.of(ctx).invitationExpiresIn) };
}

/** Mails the link to the page that opens the invitation. */
function sendInvitation(ctx: MemberContext, invitation: Invitation, token: string): void {
  const { organization, member, user, options } = ctx;
  const { id, role, email } = invitation;
  const url = new URL(`${options.webAppUrl}/invitation/${id}`);
  url.searchParams.set('token', token);
  const inviter = { ...member, user };
  ctx.sendMail(invitationMail, { id, role, email, organization, invitation, inviter, url: url.href, token });
}

/** Rejects one more open invitation at the limit. Requires the lock on the organization. */
async function requireInvitationCapacity(ctx: MemberContext, open: number): Promise<void> {
  const { user, organization, member } = ctx;
  const { invitationLimit } = organizationOptions.of(ctx);
  const limit =
    typeof invitationLimit === 'function' ? await invitationLimit({ user, organization, member }) : invitationLimit;
  if (open >= limit) throw new AppError('INVITATION_LIMIT_REACHED');
}
