import type { InvitationMail } from '#server/features/organizations/organization.types.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { formatDuration, sanitize, texts as mailTexts } from '#server/mail/texts.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { texts } from '#server/features/organizations/texts.ts';
import { Invitation } from '#shared/invitation.ts';
import { MemberWithUser, Organization } from '#shared/organization.ts';

export const invitationMail = defineMail<InvitationMail>({
  name: 'sendInvitationEmail',
  records: {
    organization: { ...Organization.shape, additionalFields: true },
    invitation: { ...Invitation.shape, additionalFields: true },
    inviter: { ...MemberWithUser.shape, additionalFields: true },
  },
  hook: (service) => organizationOptions.of(service).sendInvitationEmail,
  template: ({ email, role, organization, inviter, url }, service) => {
    const { subject, heading, request, expiry, action } = texts(service.language).invitation;
    const { appName: app } = service.options;
    const organizationName = sanitize(organization.name);
    const inviterName = sanitize(inviter.user.name);
    return {
      to: email,
      subject: subject(organizationName, app),
      heading: heading(organizationName),
      paragraphs: [
        request({
          inviter: inviterName ? `${inviterName} (${inviter.user.email})` : inviter.user.email,
          organization: organizationName,
          app,
          roles: role.split(',').map(sanitize),
        }),
        expiry(formatDuration(organizationOptions.of(service).invitationExpiresIn, service.language.code)),
      ],
      action: { label: action, url },
      note: mailTexts(service.language).ignore,
    };
  },
});
