import type { InvitationMail, Inviter } from '#server/features/organizations/organization.types.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { harmless, lifetime } from '#server/mail/words.ts';
import type { Invitation, Organization } from '#server/records.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';

const records: {
  organization: Record<keyof Organization, true>;
  invitation: Record<keyof Invitation, true>;
  inviter: Record<keyof Inviter, true>;
} = {
  organization: { id: true, name: true, slug: true, logo: true, metadata: true, createdAt: true },
  invitation: {
    id: true,
    organizationId: true,
    inviterId: true,
    teamId: true,
    email: true,
    role: true,
    status: true,
    expiresAt: true,
    createdAt: true,
  },
  inviter: { id: true, organizationId: true, userId: true, role: true, teamId: true, createdAt: true, user: true },
};

export const invitationMail = defineMail<InvitationMail>({
  name: 'sendInvitationEmail',
  records,
  hook: (service) => organizationOptions.of(service).sendInvitationEmail,
  template: ({ email, role, organization, inviter, url }, service) => {
    const { appName } = service.options;
    const { invitationExpiresIn } = organizationOptions.of(service);
    return {
      to: email,
      subject: `Join ${harmless(organization.name)} on ${appName}`,
      heading: `Join ${harmless(organization.name)}`,
      paragraphs: [
        `${harmless(inviter.user.name) || 'Somebody'} (${inviter.user.email}) invites you to ${harmless(organization.name)} on ${appName}, as ${harmless(role.replaceAll(',', ', '))}.`,
        `The invitation is open for ${lifetime(invitationExpiresIn)}. Whoever opens this link can show that it was sent to them: keep it to yourself.`,
      ],
      action: { label: 'See the invitation', url },
      note: 'If you do not know who this is, ignore this mail: nothing happens without you.',
    };
  },
});
