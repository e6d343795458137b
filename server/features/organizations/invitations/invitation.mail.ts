import type { InvitationMail } from '#server/features/organizations/organization.types.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { sanitize, lifetime } from '#server/mail/words.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { Invitation } from '#shared/invitation.ts';
import { MemberWithUser, Organization } from '#shared/organization.ts';

export const invitationMail = defineMail<InvitationMail>({
  name: 'sendInvitationEmail',
  records: { organization: Organization.shape, invitation: Invitation.shape, inviter: MemberWithUser.shape },
  hook: (service) => organizationOptions.of(service).sendInvitationEmail,
  template: ({ email, role, organization, inviter, url }, service) => ({
    to: email,
    subject: `Join ${sanitize(organization.name)} on ${service.options.appName}`,
    heading: `Join ${sanitize(organization.name)}`,
    paragraphs: [
      `${sanitize(inviter.user.name) || 'Somebody'} (${inviter.user.email}) invites you to ${sanitize(organization.name)} on ${service.options.appName}, as ${sanitize(role.replaceAll(',', ', '))}.`,
      `The invitation is open for ${lifetime(organizationOptions.of(service).invitationExpiresIn)}. Whoever opens this link can show that it was sent to them: keep it to yourself.`,
    ],
    action: { label: 'See the invitation', url },
    note: 'If you do not know who this is, ignore this mail: nothing happens without you.',
  }),
});
