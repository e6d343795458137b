import type { MailTranslations } from '#generated/texts/mails.ts';

export const deviceGrant: MailTranslations['deviceGrant'] = {
  connected: {
    subject: (application) => `Se ha conectado un dispositivo: ${application}`,
    heading: 'Se ha conectado un dispositivo',
    event: (application, app) =>
      `Ha introducido el código de un dispositivo, que ahora puede usar su cuenta de ${app} como ${application}.`,
    origin: (address, device) => `El dispositivo hizo la solicitud desde la dirección ${address}: ${device}.`,
    action: 'Ver las aplicaciones conectadas',
    note: 'Si no fue usted, o si alguien le dio el código, desconecte allí la aplicación.',
  },
};
