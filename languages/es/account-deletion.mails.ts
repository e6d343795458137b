import type { MailTranslations } from '#generated/texts/mails.ts';

export const accountDeletion: MailTranslations['accountDeletion'] = {
  deleteAccount: {
    subject: (app) => `Confirme la eliminación de su cuenta de ${app}`,
    heading: '¿Eliminar su cuenta?',
    request: (app) =>
      `Abra este enlace en el navegador en el que tiene la sesión iniciada para eliminar de forma permanente su cuenta de ${app} y todos sus datos.`,
    action: 'Eliminar cuenta',
  },
  accountDeleted: {
    subject: (app) => `Su cuenta de ${app} se ha eliminado`,
    heading: 'Su cuenta está eliminada',
    event: (app) => `Su cuenta de ${app} y sus datos se han eliminado.`,
    number: (number) => `Recibo ${number}`,
    proof: (address) => `Guarde este número: muestra qué se eliminó, qué permanece y por qué, en ${address}`,
  },
};
