import type { Call } from '#server/context.ts';
import type { LookingIn } from '#server/features/organizations/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import { now } from '#server/now.ts';
import type { ListInvitations } from '#shared/invitation.ts';
import { can } from '#shared/permissions.ts';

import { Invitation } from './invitation.entity.ts';
import { inContext } from '#server/features/organizations/present.ts';
import { readInvitations } from '#server/features/organizations/queries.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';

/** An organization's invitations, the newest first, whatever became of them; only those who may invite see any. */
export async function listInvitations({ ctx, input }: Call<LookingIn, typeof ListInvitations>) {
  const { organizationId, member } = ctx;
  if (!can(organizationOptions.of(ctx).access, member.role, { invitation: ['create'] })) return [];
  return readInvitations(ctx, organizationId, input);
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
