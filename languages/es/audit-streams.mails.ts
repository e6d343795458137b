import type { MailTranslations } from '#generated/texts/mails.ts';

export const auditStreams: MailTranslations['auditStreams'] = {
  failing: {
    subject: (app, stream) => `El flujo de auditoría ${stream} de ${app} falla`,
    heading: 'Un flujo de auditoría falla',
    event: (app, stream) =>
      `${app} no ha podido enviar el registro de auditoría a ${stream} desde hace un día. El último error:`,
    next: 'No se pierde ninguna entrada: el flujo continúa donde se detuvo en cuanto el receptor vuelva a aceptar entradas.',
    note: 'Recibe este correo porque puede administrar este flujo.',
  },
};
