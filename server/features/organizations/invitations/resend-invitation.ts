import { LockMode } from '@mikro-orm/postgresql';

import type { Call } from '#server/context.ts';
import type { InOrganization } from '#server/features/organizations/context.ts';
import { AppError } from '#server/errors.ts';
import { now } from '#server/now.ts';
import type { ByInvitation } from '#shared/invitation.ts';
import { reaches } from '#shared/permissions.ts';

import { Invitation } from './invitation.entity.ts';
import { newLife, requireInvitationRoom, sendInvitation } from './send-invitation.ts';
import { requireMayGrant } from '#server/features/organizations/while-impersonating.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';

/** Mails a pending invitation again, expired or not, with a new link; whoever does so answers for it from now on. */
export async function resendInvitation({ ctx, input }: Call<InOrganization, typeof ByInvitation>) {
  const { em, organizationId, member, user } = ctx;
  const invitation = await em.findOne(
    Invitation,
    { id: input.invitationId, organization: organizationId, status: 'pending' },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (invitation === null) throw new AppError('INVITATION_NOT_FOUND');
  if (!reaches(organizationOptions.of(ctx).access, member.role, invitation.role)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE');
  }
  requireMayGrant(ctx, invitation.role);
  if (invitation.expiresAt <= now()) {
    const open = { organization: organizationId, status: 'pending', expiresAt: { $gt: now() } } as const;
    requireInvitationRoom(ctx, await em.count(Invitation, open));
  }

  const { token, ...life } = newLife(ctx);
  em.assign(invitation, { ...life, inviter: user });
  ctx.audit('invitation.resent', { organizationId, details: { role: invitation.role } });
  sendInvitation(ctx, invitation, token);
  return invitation;
}
