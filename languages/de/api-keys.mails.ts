import type { MailTranslations } from '#generated/texts/mails.ts';

export const apiKeys: MailTranslations['apiKeys'] = {
  keyCreated: {
    subject: (app) => `Neuer API-Schlüssel für ${app}`,
    heading: 'Ein API-Schlüssel wurde erstellt',
    unnamed: 'Ein API-Schlüssel',
    named: (name) => `Der API-Schlüssel „${name}“`,
    event: (key, app) => `${key} wurde für Ihr Konto bei ${app} erstellt.`,
    note: 'Wenn Sie ihn nicht erstellt haben, löschen Sie den Schlüssel und ändern Sie Ihr Passwort.',
  },
  notices: {
    'api-key.rotated': {
      heading: 'Sie haben einen API-Schlüssel erneuert',
      event: (app, device) =>
        `Das Geheimnis eines API-Schlüssels Ihres Kontos bei ${app} wurde von ${device} aus ersetzt.`,
    },
  },
};
