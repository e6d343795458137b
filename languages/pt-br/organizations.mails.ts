import type { MailTranslations } from '#generated/texts/mails.ts';
import { listOf } from '#shared/lib/language/translation.ts';

const list = listOf('pt-BR');

export const invitations: MailTranslations['invitations'] = {
  invitation: {
    subject: (organization, app) => `Participe de ${organization} em ${app}`,
    heading: (organization) => `Participar de ${organization}`,
    request: ({ inviter, organization, app, roles }) =>
      `${inviter} convidou você para participar de ${organization} em ${app} com a função ${list(roles)}.`,
    expiry: (duration) => `O convite expira em ${duration}. Não compartilhe este link; ele é só para você.`,
    action: 'Ver convite',
  },
};
