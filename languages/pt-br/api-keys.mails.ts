import type { MailTranslations } from '#generated/texts/mails.ts';

export const apiKeys: MailTranslations['apiKeys'] = {
  keyCreated: {
    subject: (app) => `Nova chave de API para ${app}`,
    heading: 'Uma chave de API foi criada',
    unnamed: 'Uma chave de API',
    named: (name) => `A chave de API “${name}”`,
    event: (key, app) => `${key} foi criada para sua conta em ${app}.`,
    note: 'Se você não a criou, exclua a chave e altere sua senha.',
  },
  notices: {
    'api-key.rotated': {
      heading: 'Você renovou uma chave de API',
      event: (app, device) => `O segredo de uma chave de API da sua conta em ${app} foi substituído de ${device}.`,
    },
  },
};
