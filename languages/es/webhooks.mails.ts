import type { MailTranslations } from '#generated/texts/mails.ts';

export const webhooks: MailTranslations['webhooks'] = {
  disabled: {
    subject: (app) => `Se desactivó un webhook de ${app}`,
    heading: 'Se desactivó un webhook',
    event: (host, app) => `${app} no pudo entregar eventos a ${host} durante mucho tiempo.`,
    next: 'Repare el receptor y vuelva a activar el webhook. Lea los eventos perdidos en el registro de eventos.',
    note: 'Recibe este correo porque puede administrar este webhook.',
  },
};
