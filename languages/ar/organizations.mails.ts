import type { MailTranslations } from '#generated/texts/mails.ts';
import { listOf } from '#shared/lib/language/translation.ts';

const list = listOf('ar');

export const invitations: MailTranslations['invitations'] = {
  invitation: {
    subject: (organization, app) => `الانضمام إلى ${organization} في ${app}`,
    heading: (organization) => `الانضمام إلى ${organization}`,
    request: ({ inviter, organization, app, roles }) =>
      `دعاك ${inviter} إلى الانضمام إلى ${organization} في ${app} بدور ${list(roles)}.`,
    expiry: (duration) => `مدة صلاحية الدعوة: ${duration}. لا تشارك هذا الرابط؛ فهو مخصّص لك وحدك.`,
    action: 'عرض الدعوة',
  },
};
