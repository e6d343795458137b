import type { RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { now } from '#server/now.ts';
import { timingSafeEqualText, sha256 } from '#server/security/tokens.ts';
import { outranksMember } from '#shared/permissions.ts';

import { Invitation } from './invitation.entity.ts';

/** An invitation that can still be answered, with organization and inviter. */
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

/** A token in the input must be the one of this invitation. */
export function requireInvitationToken(invitation: Invitation, token: string | undefined): void {
  if (token !== undefined && !isTokenOf(invitation, token)) throw new AppError('INVITATION_NOT_FOUND');
}

/**
 * Rejects every account but that of the invited address. A role above a plain member's also needs proof of the mailbox,
 * since the id of an invitation is no secret: all who may invite see it. Options can require that proof for every role.
 */
export function requireInvitee({ user, options }: SignedIn, invitation: Invitation, token: string | undefined): void {
  if (invitation.email !== user.email) throw new AppError('YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION');
  const isProven = user.emailVerified || (token !== undefined && isTokenOf(invitation, token));
  const { access, requireVerifiedEmail } = organizationOptions.of({ options });
  const needsProof = requireVerifiedEmail || outranksMember(access, invitation.role);
  if (needsProof && !isProven) throw new AppError('EMAIL_NOT_VERIFIED');
}

function isTokenOf({ tokenHash }: Invitation, token: string): boolean {
  return timingSafeEqualText(sha256(token), tokenHash);
}
