import type { InOrganization } from '#server/features/organizations/context.ts';
import { AppError } from '#server/errors.ts';
import { inSeconds } from '#server/now.ts';
import { randomToken, sha256 } from '#server/security/tokens.ts';
import { limits } from '#shared/limits.ts';

import type { Invitation } from './invitation.entity.ts';
import { withUser } from '#server/features/organizations/present.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { invitationMail } from './invitation.mail.ts';

/** A new secret and a new life. The secret goes into the mail; here only its hash stays. */
export function newLife(ctx: InOrganization): { token: string; tokenHash: string; expiresAt: Date } {
  const token = randomToken(limits.invitationTokenCharacters);
  return { token, tokenHash: sha256(token), expiresAt: inSeconds(organizationOptions.of(ctx).invitationExpiresIn) };
}

/** Mails the link to the page that opens the invitation. */
export function sendInvitation(ctx: InOrganization, invitation: Invitation, token: string): void {
  const { organization, member, user, options } = ctx;
  const { id, role, email } = invitation;
  const url = new URL(`${options.baseUrl}/invitation/${id}`);
  url.searchParams.set('token', token);
  const inviter = withUser(member, user);
  ctx.sendMail(invitationMail, { id, role, email, organization, invitation, inviter, url: url.href, token });
}

/** Refuses one pending invitation too many, where so many are open. Only meant under the organization's lock. */
export function requireInvitationRoom({ options }: InOrganization, open: number): void {
  if (open >= organizationOptions.of({ options }).invitationLimit) throw new AppError('INVITATION_LIMIT_REACHED');
}
