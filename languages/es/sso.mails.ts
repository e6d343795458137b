import type { MailTranslations } from '#generated/texts/mails.ts';

export const sso: MailTranslations['sso'] = {
  breakGlass: {
    subject: (organization) => `Un propietario de ${organization} inició sesión sin el inicio de sesión único`,
    heading: 'Un propietario entró sin el inicio de sesión único',
    event: (owner, organization, app) =>
      `${owner} inició sesión en ${app} con una contraseña o una llave de acceso, aunque ${organization} exige el inicio de sesión único.`,
    next: 'Los propietarios pueden hacerlo si falla el proveedor de identidad. Si no conoce el motivo, pregunte al propietario.',
    note: 'Recibe este correo porque es propietario de la organización.',
  },
};
