import { LockMode } from '@mikro-orm/postgresql';

import type { Call } from '#server/context.ts';
import type { InOrganization } from '#server/features/organizations/context.ts';
import { AppError } from '#server/errors.ts';
import type { ByInvitation } from '#shared/invitation.ts';

import { Invitation } from './invitation.entity.ts';

/** Withdraws a pending invitation, however often it is asked to; one that has been answered stays as history. */
export async function cancelInvitation({ ctx, input }: Call<InOrganization, typeof ByInvitation>) {
  const { em, organizationId } = ctx;
  const invitation = await em.findOne(
    Invitation,
    { id: input.invitationId, organization: organizationId, status: ['pending', 'canceled'] },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (invitation === null) throw new AppError('INVITATION_NOT_FOUND');
  if (invitation.status === 'canceled') return invitation;
  invitation.status = 'canceled';
  ctx.audit('invitation.canceled', { organizationId });
  return invitation;
}
