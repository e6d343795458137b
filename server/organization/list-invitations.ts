import type { Call, InOrganization, SignedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { now } from '#server/now.ts';
import { can } from '#shared/permissions.ts';

import { Invitation } from './invitation.entity.ts';
import { inContext } from './present.ts';

/** An organization's invitations, whatever became of them; only those who may invite see any. */
export async function listInvitations({ ctx }: Call<InOrganization>) {
  const { em, organization, member, options } = ctx;
  if (!can(options.organization.access, member.role, { invitation: ['create'] })) return [];
  return em.find(Invitation, { organization }, { orderBy: { id: 'asc' } });
}

/** The open invitations to the caller's own address, once it is proven to be theirs. */
export async function listUserInvitations({ ctx }: Call<SignedIn>) {
  const { em, user } = ctx;
  if (!user.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  const open = await em.find(
    Invitation,
    { email: user.email, status: 'pending', expiresAt: { $gt: now() } },
    { populate: ['organization', 'inviter'], orderBy: { id: 'asc' } },
  );
  return open.map(inContext);
}
