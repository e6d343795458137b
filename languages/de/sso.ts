import type { Translations } from '#generated/texts/screens.ts';

export const ssoEventTexts: Translations['ssoEventTexts'] = {
  'sso-connection.created': 'Identitätsanbieter hinzugefügt',
  'sso-connection.updated': 'Identitätsanbieter aktualisiert',
  'sso-connection.enabled': 'Identitätsanbieter aktiviert',
  'sso-connection.disabled': 'Identitätsanbieter deaktiviert',
  'sso-connection.deleted': 'Identitätsanbieter gelöscht',
};

export const ssoSentences: Translations['ssoSentences'] = {
  'sso-connection.created': '{actor} hat den Identitätsanbieter {providerId} hinzugefügt',
  'sso-connection.updated': '{actor} hat den Identitätsanbieter {providerId} geändert',
  'sso-connection.enabled': '{actor} hat den Identitätsanbieter {providerId} aktiviert',
  'sso-connection.disabled': '{actor} hat den Identitätsanbieter {providerId} deaktiviert',
  'sso-connection.deleted': '{actor} hat den Identitätsanbieter {providerId} gelöscht',
};

export const ssoScopeTexts: Translations['ssoScopeTexts'] = {
  'sso:read': 'Identitätsanbieter von Organisationen ansehen',
};
