import { LockMode } from '@mikro-orm/postgresql';

import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import { now } from '#server/now.ts';
import type { AnswerInvitation } from '#shared/invitation.ts';

import { Invitation } from './invitation.entity.ts';
import { requireItsSecret, requireRecipient } from './recipient.ts';

/** The invited person declines. */
export async function rejectInvitation({ ctx, input }: Call<SignedIn, typeof AnswerInvitation>) {
  const { em } = ctx;
  const { invitationId: id, token } = input;
  await em.begin();
  const invitation = await em.findOne(
    Invitation,
    { id, status: 'pending', expiresAt: { $gt: now() } },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (invitation === null) throw new AppError('INVITATION_NOT_FOUND');
  requireItsSecret(invitation, token);
  requireRecipient(ctx, invitation, token);

  invitation.status = 'rejected';
  ctx.audit('invitation.rejected', { organizationId: invitation.organizationId, subjectId: ctx.user.id });
  return { invitation, member: null };
}
