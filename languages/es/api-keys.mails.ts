import type { MailTranslations } from '#generated/texts/mails.ts';

export const apiKeys: MailTranslations['apiKeys'] = {
  keyCreated: {
    subject: (app) => `Nueva clave de API para ${app}`,
    heading: 'Se creó una clave de API',
    unnamed: 'Una clave de API',
    named: (name) => `La clave de API «${name}»`,
    event: (key, app) => `${key} se creó para su cuenta de ${app}.`,
    note: 'Si no la creó, elimine la clave y cambie su contraseña.',
  },
  notices: {
    'api-key.rotated': {
      heading: 'Renovaste una clave de API',
      event: (app, device) => `El secreto de una clave de API de tu cuenta de ${app} se reemplazó desde ${device}.`,
    },
  },
};
