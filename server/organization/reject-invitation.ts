import { LockMode } from '@mikro-orm/postgresql';

import type { Call, SignedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { AnswerInvitation } from '#shared/invitation.ts';

import { Invitation } from './invitation.entity.ts';
import { requireOpenInvitation, requireRecipient } from './recipient.ts';

/** The invited person declines. */
export async function rejectInvitation({ ctx, input }: Call<SignedIn, typeof AnswerInvitation>) {
  const { em } = ctx;
  const { invitationId: id, token } = input;
  const invitation = await requireOpenInvitation(ctx, { id, token });
  requireRecipient(ctx, invitation, token);

  await em.begin();
  const open = await em.findOne(
    Invitation,
    { id, status: 'pending' },
    { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (open === null) throw new AppError('INVITATION_NOT_FOUND');
  open.status = 'rejected';
  ctx.audit('invitation.rejected', { organizationId: open.organizationId, subjectId: ctx.user.id });
  return { invitation: open, member: null };
}
