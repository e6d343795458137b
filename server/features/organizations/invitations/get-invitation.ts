import type { Call, Working } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { currentSession } from '#server/features/sessions/current-session.ts';
import type { GetInvitation } from '#shared/invitation.ts';

import { Member } from '#server/features/organizations/members/member.entity.ts';
import { inContext } from '#server/features/organizations/present.ts';
import { requireOpenInvitation, requireRecipient } from './recipient.ts';

/** What an invitation says: to the invited person, or to whoever opens the mailed link, before they have an account. */
export async function getInvitation({ ctx, input }: Call<Working, typeof GetInvitation>) {
  const { id, token } = input;
  const current = await currentSession(ctx);
  if (current === null && token === undefined) throw new AppError('NOT_AUTHENTICATED');

  const invitation = await requireOpenInvitation(ctx, { id, token });
  if (current !== null && token === undefined) requireRecipient({ ...ctx, ...current }, invitation, token);

  const { organization, inviter } = invitation;
  if ((await ctx.em.count(Member, { organization, user: inviter })) === 0) {
    throw new AppError('INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
  }
  return inContext(invitation);
}
