import type { SignedIn } from '#server/features/sessions/context.ts';
import type { RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { now } from '#server/now.ts';
import { sameText, sha256 } from '#server/security/tokens.ts';
import { outranksMember } from '#shared/permissions.ts';

import { Invitation } from './invitation.entity.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';

type Secret = Pick<Invitation, 'tokenHash'>;
type Addressed = Pick<Invitation, 'tokenHash' | 'email' | 'role'>;

/** An invitation that can still be answered. With a secret, it must be this invitation's own. */
export async function requireOpenInvitation(
  { em }: RequestContext,
  { id, token }: { id: string; token?: string | undefined },
): Promise<Invitation> {
  const invitation = await em.findOne(
    Invitation,
    { id, status: 'pending', expiresAt: { $gt: now() } },
    { populate: ['organization', 'inviter'] },
  );
  if (invitation === null) throw new AppError('INVITATION_NOT_FOUND');
  requireInvitationToken(invitation, token);
  return invitation;
}

export function requireInvitationToken(invitation: Secret, token: string | undefined): void {
  if (token !== undefined && !isItsSecret(invitation, token)) throw new AppError('INVITATION_NOT_FOUND');
}

/**
 * Refuses every account but that of the invited address. A role above a plain member's also needs proof of the mailbox,
 * since an invitation's id is no secret: all who may invite see it. Options ask for that proof for every role.
 */
export function requireInvitee({ user, options }: SignedIn, invitation: Addressed, token: string | undefined): void {
  if (invitation.email !== user.email) throw new AppError('YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION');
  const isProven = user.emailVerified || (token !== undefined && isItsSecret(invitation, token));
  const { access, requireVerifiedEmail } = organizationOptions.of({ options });
  const needsProof = requireVerifiedEmail || outranksMember(access, invitation.role);
  if (needsProof && !isProven) throw new AppError('EMAIL_NOT_VERIFIED');
}

function isItsSecret(invitation: Secret, token: string): boolean {
  return sameText(sha256(token), invitation.tokenHash);
}
