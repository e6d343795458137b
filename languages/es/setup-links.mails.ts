import type { MailTranslations } from '#generated/texts/mails.ts';

export const setupLinks: MailTranslations['setupLinks'] = {
  opened: {
    subject: (organization) => `Se abrió el enlace de configuración de ${organization}`,
    heading: 'Se abrió un enlace de configuración',
    event: (organization, address, app) =>
      `Un navegador con la dirección ${address} abrió el enlace con el que se configura ${organization} en ${app}. Ahora ningún otro navegador puede usarlo.`,
    next: 'Si no lo abrió la persona a la que envió el enlace, revóquelo en la página del inicio de sesión único.',
    note: 'Recibe este correo porque es propietario de la organización o porque creó el enlace.',
  },
  completed: {
    subject: (organization) => `La configuración de ${organization} está lista y espera su confirmación`,
    heading: 'Confirme lo que se configuró',
    event: (organization, app) =>
      `La persona con el enlace de configuración de ${organization} ha finalizado la configuración en ${app}. El enlace ya no se puede usar.`,
    next: 'Revise lo que se añadió y actívelo.',
    action: 'Ver el inicio de sesión único',
    note: 'Recibe este correo porque es propietario de la organización o porque creó el enlace.',
  },
};
