import type { Translations } from '#generated/texts/screens.ts';

export const oauthProviderErrors: Translations['oauthProviderErrors'] = {
  OAUTH_CLIENT_NOT_FOUND: 'Diese Anwendung gibt es nicht mehr.',
  OAUTH_CLIENT_HAS_NO_SECRET: 'Diese Anwendung hat kein Client-Geheimnis.',
  INVALID_JWKS: 'Diese öffentlichen Schlüssel können nicht verwendet werden.',
  OAUTH_GRANT_NOT_FOUND: 'Diese App ist nicht mehr verbunden.',
  OAUTH_INTERACTION_EXPIRED: 'Diese Anfrage ist abgelaufen. Beginnen Sie in der Anwendung von vorn.',
  OAUTH_CLIENT_LIMIT_REACHED:
    'Sie haben die Höchstzahl an Anwendungen erreicht. Löschen Sie eine, die Sie nicht mehr verwenden.',
  OAUTH_CLIENT_IS_FOR_MEMBERS: 'Diese Anwendung ist für Mitglieder ihrer Organisation.',
  OAUTH_CLIENT_DESCRIBES_ITSELF:
    'Diese Anwendung beschreibt sich selbst. Sie können sie nur deaktivieren oder löschen.',
  REGISTRATION_TOKEN_NOT_FOUND: 'Dieses Registrierungstoken gibt es nicht mehr.',
  OAUTH_SCOPE_NOT_GRANTED: 'Das haben Sie dieser App nicht erlaubt.',
  INVALID_OAUTH_REDIRECT_URI: 'Eine der Adressen ist nicht erlaubt.',
  RESOURCE_NOT_FOUND: 'Diese API gibt es nicht mehr.',
  RESOURCE_ALREADY_EXISTS: 'Eine API mit dieser Adresse ist bereits registriert.',
  INVALID_RESOURCE_URI: 'Diese Adresse kann keine API benennen.',
  INVALID_RESOURCE_SCOPES: 'Geben Sie jedem Scope einen eigenen Namen, den dieser Dienst nicht verwendet.',
  SERVICE_ACCOUNTS_ARE_FOR_MACHINES: 'Dienstkonten sind nur für Dienste ohne Benutzer.',
};

export const oauthEventTexts: Translations['oauthEventTexts'] = {
  'oauth-client.created': 'Anwendung registriert',
  'oauth-client.registered': 'Anwendung hat sich registriert',
  'oauth-client.updated': 'Anwendung geändert',
  'oauth-client.secret-rotated': 'Client-Geheimnis einer Anwendung ersetzt',
  'oauth-client.deleted': 'Anwendung gelöscht',
  'oauth-resource.created': 'API registriert',
  'oauth-resource.updated': 'API geändert',
  'oauth-resource.deleted': 'API gelöscht',
  'oauth-resource.linked': 'API einer Anwendung zugeordnet',
  'oauth-resource.unlinked': 'API einer Anwendung entzogen',
  'oauth-client.verified': 'Anwendung geprüft',
  'oauth-client-host.changed': 'Host von Anwendungen geändert',
  'oauth-registration-token.created': 'Registrierungstoken erstellt',
  'oauth-registration-token.deleted': 'Registrierungstoken gelöscht',
  'oauth-client.secret-expiring': 'Client-Geheimnis endet bald',
  'oauth-grant.created': 'Anwendung verbunden',
  'oauth-grant.updated': 'Einer Anwendung mehr erlaubt',
  'oauth-grant.denied': 'Anwendung abgelehnt',
  'oauth-grant.revoked': 'Anwendung getrennt',
  'oauth-code.reused': 'Autorisierungscode erneut verwendet',
  'oauth-token.reused': 'Refresh-Token erneut verwendet',
  'oauth-logout.failed': 'Logout-Token nicht zugestellt',
};

export const oauthSentences: Translations['oauthSentences'] = {
  'oauth-client.created': '{actor} hat [die Anwendung {name}|eine Anwendung] registriert',
  'oauth-client.registered': 'Eine Anwendung hat sich selbst registriert',
  'oauth-client.updated': '{actor} hat [die Anwendung {name}|eine Anwendung] geändert',
  'oauth-client.secret-rotated': '{actor} hat das Client-Geheimnis [der Anwendung {name}|einer Anwendung] ersetzt',
  'oauth-client.deleted': '{actor} hat [die Anwendung {name}|eine Anwendung] gelöscht',
  'oauth-resource.created': '{actor} hat [die API {name}|eine API] registriert',
  'oauth-resource.updated': '{actor} hat [die API {name}|eine API] geändert',
  'oauth-resource.deleted': '{actor} hat [die API {name}|eine API] gelöscht',
  'oauth-resource.linked': '{actor} hat einer Anwendung [die API {name}|eine API] zugeordnet',
  'oauth-resource.unlinked': '{actor} hat einer Anwendung [die API {name}|eine API] entzogen',
  'oauth-client.verified': '{actor} hat geändert, ob [die Anwendung {name}|eine Anwendung] geprüft ist',
  'oauth-client-host.changed': '{actor} hat geändert, ob ein Host von Anwendungen geprüft ist',
  'oauth-registration-token.created': '{actor} hat ein Registrierungstoken erstellt',
  'oauth-registration-token.deleted': '{actor} hat ein Registrierungstoken gelöscht',
  'oauth-client.secret-expiring': 'Ein Client-Geheimnis [der Anwendung {name}|einer Anwendung] endet bald',
  'oauth-grant.created': '{target} hat [die Anwendung {name}|eine Anwendung] verbunden',
  'oauth-grant.updated': '{target} hat [der Anwendung {name}|einer Anwendung] mehr erlaubt',
  'oauth-grant.denied': '{target} hat [die Anwendung {name}|eine Anwendung] abgelehnt',
  'oauth-grant.revoked': '{target} hat [die Anwendung {name}|eine Anwendung] getrennt',
  'oauth-code.reused': 'Ein Autorisierungscode von {target} wurde erneut verwendet, daher endeten seine Tokens',
  'oauth-token.reused': 'Ein Refresh-Token von {target} wurde erneut verwendet, daher endeten die zugehörigen Tokens',
  'oauth-logout.failed': 'Eine Anwendung hat ein Logout-Token nicht angenommen',
};

export const oauthProviderAttention: Translations['oauthProviderAttention'] = {
  openRegistration: {
    title: 'Jeder kann Anwendungen registrieren',
    about: 'Jedes Programm kann sich unter jedem Namen registrieren.',
  },
};
