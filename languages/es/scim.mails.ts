import type { MailTranslations } from '#generated/texts/mails.ts';

export const scim: MailTranslations['scim'] = {
  tokenExpiring: {
    subject: (directory, duration) => `El token de ${directory} caduca en ${duration}`,
    heading: (duration) => `Un token caduca en ${duration}`,
    event: (directory, organization, app) =>
      `Con este token, el directorio ${directory} crea, cambia y elimina usuarios de ${organization} en ${app}. Cuando caduque, los cambios en el directorio dejarán de llegar.`,
    next: 'Cree otro token en la configuración del directorio, introdúzcalo en el directorio y revoque después el anterior.',
    note: 'Recibe este correo porque es propietario de la organización o porque creó el token.',
  },
};
