import type { MailTranslations } from '#generated/texts/mails.ts';

export const webhooks: MailTranslations['webhooks'] = {
  disabled: {
    subject: (app) => `Um webhook de ${app} foi desativado`,
    heading: 'Um webhook foi desativado',
    event: (host, app) => `${app} não conseguiu entregar eventos a ${host} por muito tempo.`,
    next: 'Corrija o destinatário e ative o webhook novamente. Leia os eventos perdidos no registro de eventos.',
    note: 'Você recebeu este e-mail porque pode gerenciar este webhook.',
  },
};
