import type { MailTranslations } from '#generated/texts/mails.ts';

export const scim: MailTranslations['scim'] = {
  added: {
    subject: (organization) => `${organization} ha añadido su cuenta`,
    heading: (organization) => `Es miembro de ${organization}`,
    event: (organization, email, app) =>
      `El directorio de ${organization} ha añadido su cuenta ${email} de ${app} a la organización.`,
    next: (organization) =>
      `A partir de ahora decide sobre su pertenencia y sobre lo que puede hacer en ${organization}. Su cuenta sigue siendo suya.`,
    note: 'Si no conoce el motivo, pregunte a los administradores de su empresa.',
  },
  tokenExpiring: {
    subject: (directory, duration) => `El token de ${directory} caduca en ${duration}`,
    heading: (duration) => `Un token caduca en ${duration}`,
    event: (directory, organization, app) =>
      `Con este token, el directorio ${directory} crea, cambia y elimina usuarios de ${organization} en ${app}. Cuando caduque, los cambios en el directorio dejarán de llegar.`,
    next: 'Cree otro token en la configuración del directorio, introdúzcalo en el directorio y revoque después el anterior.',
    note: 'Recibe este correo porque gestiona el directorio de la organización.',
  },
};
