import type { Translations } from '#generated/texts/screens.ts';

export const oauthProviderErrors: Translations['oauthProviderErrors'] = {
  OAUTH_CLIENT_NOT_FOUND: 'Diese Anwendung gibt es nicht mehr.',
  OAUTH_CLIENT_HAS_NO_SECRET: 'Diese Anwendung hat kein Client-Geheimnis.',
  OAUTH_GRANT_NOT_FOUND: 'Diese App ist nicht mehr verbunden.',
  OAUTH_INTERACTION_EXPIRED: 'Diese Anfrage ist abgelaufen. Beginnen Sie in der Anwendung von vorn.',
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
  'oauth-client.updated': 'Anwendung geändert',
  'oauth-client.secret-rotated': 'Client-Geheimnis einer Anwendung ersetzt',
  'oauth-client.deleted': 'Anwendung gelöscht',
  'oauth-resource.created': 'API registriert',
  'oauth-resource.updated': 'API geändert',
  'oauth-resource.deleted': 'API gelöscht',
  'oauth-resource.linked': 'API einer Anwendung zugeordnet',
  'oauth-resource.unlinked': 'API einer Anwendung entzogen',
  'oauth-grant.created': 'Anwendung verbunden',
  'oauth-grant.updated': 'Einer Anwendung mehr erlaubt',
  'oauth-grant.denied': 'Anwendung abgelehnt',
  'oauth-grant.revoked': 'Anwendung getrennt',
  'oauth-code.reused': 'Autorisierungscode erneut verwendet',
  'oauth-token.reused': 'Refresh-Token erneut verwendet',
  'oauth-logout.failed': 'Logout-Token nicht zugestellt',
};

export const oauthSentences: Translations['oauthSentences'] = {
  'oauth-client.created': '{actor} hat eine Anwendung registriert',
  'oauth-client.updated': '{actor} hat eine Anwendung geändert',
  'oauth-client.secret-rotated': '{actor} hat das Client-Geheimnis einer Anwendung ersetzt',
  'oauth-client.deleted': '{actor} hat eine Anwendung gelöscht',
  'oauth-resource.created': '{actor} hat eine API registriert',
  'oauth-resource.updated': '{actor} hat eine API geändert',
  'oauth-resource.deleted': '{actor} hat eine API gelöscht',
  'oauth-resource.linked': '{actor} hat einer Anwendung eine API zugeordnet',
  'oauth-resource.unlinked': '{actor} hat einer Anwendung eine API entzogen',
  'oauth-grant.created': '{target} hat eine Anwendung verbunden',
  'oauth-grant.updated': '{target} hat einer Anwendung mehr erlaubt',
  'oauth-grant.denied': '{target} hat eine Anwendung abgelehnt',
  'oauth-grant.revoked': '{target} hat eine Anwendung getrennt',
  'oauth-code.reused': 'Ein Autorisierungscode von {target} wurde erneut verwendet, daher endeten seine Tokens',
  'oauth-token.reused': 'Ein Refresh-Token von {target} wurde erneut verwendet, daher endeten die zugehörigen Tokens',
  'oauth-logout.failed': 'Eine Anwendung hat ein Logout-Token nicht angenommen',
};
