import type { MailTranslations } from '#generated/texts/mails.ts';

export const passkeys: MailTranslations['passkeys'] = {
  cloneSuspected: {
    subject: (app) => `${app} rechazó un inicio de sesión con una llave de acceso`,
    heading: 'Es posible que se haya copiado una llave de acceso',
    unnamed: 'Una llave de acceso',
    named: (name) => `La llave de acceso «${name}»`,
    event: (passkey, app) =>
      `${passkey} de su cuenta de ${app} se rechazó: su contador de firmas no aumentó, así que es posible que exista una copia.`,
    note: 'Inicie sesión de otra forma y elimine esta llave de acceso en «Seguridad».',
  },
};
