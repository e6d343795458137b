import type { Translations } from '#generated/texts/screens.ts';

export const ssoKey: Translations['ssoKey'] = {
  title: 'Authentifizierung des Clients',
  withSecret: 'Dieser Dienst authentifiziert sich mit dem Client-Geheimnis.',
  withKey:
    'Dieser Dienst signiert ein JWT mit einem Schlüssel (private_key_jwt). Um wieder ein Client-Geheimnis zu verwenden, geben Sie oben eines ein.',
  jwksUrl: 'JWKS-URL',
  change: {
    action: 'Stattdessen einen Schlüssel verwenden',
    question: 'Einen Schlüssel statt des Client-Geheimnisses verwenden?',
    consequences:
      'Das Geheimnis wird gelöscht. Anmeldungen schlagen fehl, bis der Anbieter die JWKS-URL hat, die als Nächstes angezeigt wird.',
    done: 'Dieser Dienst verwendet einen Schlüssel',
  },
  rotate: {
    action: 'Neuen Schlüssel erstellen',
    question: 'Einen neuen Schlüssel erstellen?',
    consequences: 'Er wird sofort veröffentlicht und signiert in einer Stunde.',
    confirm: 'Schlüssel erstellen',
    done: 'Schlüssel erstellt',
  },
};
