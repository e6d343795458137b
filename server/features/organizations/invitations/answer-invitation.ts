import type { EntityManager } from '@mikro-orm/postgresql';

import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { activateOrganization } from '#server/features/organizations/active-organization.ts';
import { readAccess } from '#server/features/organizations/custom-roles/queries.ts';
import { runOrganizationHooks } from '#server/features/organizations/organization-hooks.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import { addMember } from '#server/features/organizations/members/membership.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { requireDirectSession } from '#server/features/organizations/roles.ts';
import { findTeams } from '#server/features/organizations/teams/require-teams.ts';
import { requireSecondFactorPolicy } from '#server/features/sessions/assurance/second-factor-policy.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { findSessionSnapshot } from '#server/features/sessions/current-session.ts';
import { markEmailVerified } from '#server/features/users/user-lifecycle.ts';
import type { UserRow } from '#server/features/users/user.entity.ts';
import { sendPage, encodeIdCursor, toPage, decodeIdCursor, limitPlusOne } from '#server/call/paging.ts';
import { sha256, timingSafeEqualText } from '#server/security/hash.ts';
import type { AnswerInvitation, GetInvitation } from '#shared/organizations/invitations.ts';
import type { Page } from '#shared/lib/paging.ts';
import { outranksMember, type Access } from '#shared/lib/permissions.ts';

import { Invitation } from '#server/features/organizations/invitation.entity.ts';
import { mayInviteInto } from './invited-member.ts';
import { claimInvitation, lockInvitation, openInvitation } from './queries.ts';

/** Loads what the getters of an invitation read. */
const withNames = { populate: ['organization', 'inviter'] } as const;

/** The open invitations to the caller's address, once it is verified. */
export async function listUserInvitations({ ctx, input }: Call<AuthenticatedContext, typeof Page>) {
  const { em, user, principal } = ctx;
  if (!user.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  const id = decodeIdCursor(input.cursor);
  // An access token for one organization learns nothing of others.
  const only = principal.organizationId && { organization: principal.organizationId };
  const where = { email: user.email, ...openInvitation(), ...only, ...(id && { id: { $gt: id } }) };
  const options = { ...withNames, orderBy: { id: 'asc' }, ...limitPlusOne(input.limit) } as const;
  return sendPage(ctx, toPage(await em.find(Invitation, where, options), input.limit, encodeIdCursor));
}

/** Shows an invitation to the invited user, or to a visitor with the mailed link, who may not have an account yet. */
export async function getInvitation({ ctx, input }: Call<RequestContext, typeof GetInvitation>) {
  const { id, token } = input;
  const current = await findSessionSnapshot(ctx);
  if (current === null && token === undefined) throw new AppError('NOT_AUTHENTICATED');
  if (current) requireSecondFactorPolicy(ctx, current.principal);

  const accepted = current && (await findAcceptedInvitation(ctx.em, current.user, id));
  if (accepted) return accepted;
  const invitation = await requireOpenInvitation(ctx.em, id, token);
  if (current && token === undefined) {
    requireInvitee(current.user, await policyOf(ctx, invitation), { invitation, token });
  }

  const { organization, inviter } = invitation;
  if ((await ctx.em.count(Member, { organization, user: inviter })) === 0) {
    throw new AppError('INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
  }
  return invitation;
}

/** After accepting, a member can still open the link; it shows nothing that members cannot read anyway. */
async function findAcceptedInvitation(em: EntityManager, { id: user, email }: UserRow, id: string) {
  const invitation = await em.findOne(Invitation, { id, status: 'accepted', email }, withNames);
  const isMember = invitation && (await em.count(Member, { organization: invitation.organization, user })) > 0;
  return isMember ? invitation : null;
}

/** Makes the invited user a member, and the organization the active one of the session. */
export async function acceptInvitation({ ctx, input }: Call<AuthenticatedContext, typeof AnswerInvitation>) {
  const { em, user } = ctx;
  const { invitationId: id, token } = input;
  const claimed = await claimInvitation(ctx, id, token);
  if (claimed === null) {
    const open = await requireOpenInvitation(em, id, token);
    requireInvitee(user, await policyOf(ctx, open), { invitation: open, token });
    throw new AppError('FAILED_TO_RETRIEVE_INVITATION');
  }
  const { organization, invitation, inviterRole, isMember, members, access } = claimed;
  const { role } = invitation;
  requireInvitee(user, { ...organizationOptions.of(ctx), access }, { invitation, token });
  requireInviterPermission(access, inviterRole, role);
  requireDirectSession(ctx, access, role);
  if (isMember) throw new AppError('USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION');
  const teams = await findTeams(ctx, organization.id, invitation.teamIds);
  const member = await addMember(ctx, { organization, user, role, teams, members, by: { invitationId: id } });
  // Only a mail to the user's address carried the token.
  if (token !== undefined) await markEmailVerified(ctx, user, 'account browser');
  const [team, ...others] = teams;
  activateOrganization(ctx, organization.id, others.length === 0 ? team?.id : null);

  await runOrganizationHooks(ctx, 'AcceptInvitation', () => ({ invitation, member, organization, user }));
  return { invitation, member };
}

/** The inviter must still have the permission to invite into this role. */
function requireInviterPermission(access: Access, inviterRole: string | null, role: string): void {
  if (inviterRole === null) throw new AppError('INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
  if (!mayInviteInto(access, inviterRole, role)) throw new AppError('INVITATION_NOT_FOUND');
}

/** Declines an invitation. */
export async function rejectInvitation({ ctx, input }: Call<AuthenticatedContext, typeof AnswerInvitation>) {
  const { invitationId: id, token } = input;
  const invitation = await lockInvitation(ctx.em, { id, ...openInvitation() });
  if (invitation === null) throw new AppError('INVITATION_NOT_FOUND');
  requireInvitee(ctx.user, await policyOf(ctx, invitation), { invitation, token });

  const { organizationId } = invitation;
  await runOrganizationHooks(ctx, 'RejectInvitation', async () => {
    return { invitation, user: ctx.user, organization: await invitation.organization.loadOrFail() };
  });
  invitation.status = 'rejected';
  ctx.audit('invitation.rejected', { organizationId, subjectId: ctx.user.id, details: { invitationId: id } });
  return { invitation, member: null };
}

async function requireOpenInvitation(em: EntityManager, id: string, token: string | undefined): Promise<Invitation> {
  const invitation = await em.findOne(Invitation, { id, ...openInvitation() }, withNames);
  if (invitation === null) throw new AppError('INVITATION_NOT_FOUND');
  requireInvitationToken(invitation, token);
  return invitation;
}

/** A token in the input must be the one of this invitation. */
function requireInvitationToken(invitation: Pick<Invitation, 'tokenHash'>, token: string | undefined): void {
  if (token !== undefined && !timingSafeEqualText(sha256(token), invitation.tokenHash)) {
    throw new AppError('INVITATION_NOT_FOUND');
  }
}

interface InviteePolicy {
  access: Access;
  requireVerifiedEmail: boolean;
}

async function policyOf(ctx: RequestContext, { organizationId }: Invitation): Promise<InviteePolicy> {
  return { ...organizationOptions.of(ctx), access: await readAccess(ctx, organizationId) };
}

/**
 * Rejects every account but that of the invited address. A role above a plain member's also needs proof of the mailbox,
 * since the id of an invitation is no secret: all who may invite see it. Options can require that proof for every role.
 */
function requireInvitee(
  user: UserRow,
  { access, requireVerifiedEmail }: InviteePolicy,
  { invitation, token }: { invitation: Pick<Invitation, 'email' | 'role' | 'tokenHash'>; token: string | undefined },
): void {
  requireInvitationToken(invitation, token);
  if (invitation.email !== user.email) throw new AppError('YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION');
  const isProven = user.emailVerified || token !== undefined;
  const needsProof = requireVerifiedEmail || outranksMember(access, invitation.role);
  if (needsProof && !isProven) throw new AppError('EMAIL_NOT_VERIFIED');
}
