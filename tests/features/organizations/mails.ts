import { type MailCauses, victim } from '#tests/support/calls/mail-causes.ts';
import { newOrganization } from '#tests/support/organization.ts';

export const causes: MailCauses = {
  sendInvitationEmail: async (gatehouse) => {
    const { owner, id: organizationId } = await newOrganization(gatehouse);
    const body = { organizationId, email: victim, role: 'member', resend: true };
    return () => owner.post('/organization/invite-member', body);
  },
};
