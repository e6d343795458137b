import type { InvitationMail } from '#server/features/organizations/organization.types.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { SAMPLE_TIME, sampleLink, sampleUser } from '#server/mail/samples.ts';
import { formatDuration, sanitize, texts as mailTexts } from '#server/mail/texts.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { texts } from '#server/features/organizations/texts.ts';
import { Invitation } from '#shared/organizations/invitations.ts';
import { MemberWithUser, Organization } from '#shared/organizations/schemas.ts';

const sampleIds = {
  id: '0194bb5c-6c00-7000-8000-000000000002',
  organizationId: '0194bb5c-6c00-7000-8000-000000000003',
};
const sampleRecord = { ...sampleIds, teamId: null, teamIds: [], createdAt: SAMPLE_TIME, additionalFields: null };
const sampleInvitation = {
  id: sampleIds.id,
  role: 'member',
  email: 'grace@example.com',
  organization: {
    id: sampleIds.organizationId,
    name: 'Analytical Engines',
    slug: 'analytical-engines',
    logo: null,
    metadata: null,
    requireTwoFactor: false,
    requiresProvider: false,
    createdAt: SAMPLE_TIME,
    additionalFields: null,
  },
  invitation: {
    ...sampleRecord,
    inviterId: sampleUser.id,
    email: 'grace@example.com',
    role: 'member',
    status: 'pending' as const,
    expiresAt: SAMPLE_TIME,
  },
  inviter: { ...sampleRecord, userId: sampleUser.id, role: 'owner', user: sampleUser },
};

export const invitationMail = defineMail<InvitationMail>({
  name: 'sendInvitationEmail',
  records: {
    organization: { ...Organization.shape, additionalFields: true },
    invitation: { ...Invitation.shape, additionalFields: true },
    inviter: { ...MemberWithUser.shape, additionalFields: true },
  },
  sample: (service) => ({ ...sampleInvitation, ...sampleLink(service) }),
  hook: (service) => organizationOptions.of(service).sendInvitationEmail,
  to: ({ email }) => email,
  template: ({ role, organization, inviter, url }, service) => {
    const { subject, heading, request, expiry, action } = texts(service.language).invitation;
    const { appName: app } = service.options;
    const organizationName = sanitize(organization.name);
    const inviterName = sanitize(inviter.user.name);
    return {
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
