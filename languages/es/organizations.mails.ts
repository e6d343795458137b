import type { MailTranslations } from '#generated/texts/mails.ts';
import { listOf } from '#shared/lib/language/translation.ts';

const list = listOf('es');

export const invitations: MailTranslations['invitations'] = {
  invitation: {
    subject: (organization, app) => `Únase a ${organization} en ${app}`,
    heading: (organization) => `Unirse a ${organization}`,
    request: ({ inviter, organization, app, roles }) =>
      `${inviter} le invitó a unirse a ${organization} en ${app} con el rol ${list(roles)}.`,
    expiry: (duration) => `La invitación caduca en ${duration}. No comparta este enlace; es solo para usted.`,
    action: 'Ver invitación',
  },
};
