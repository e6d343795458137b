import type { Translations } from '#generated/texts/screens.ts';

export const ssoEventTexts: Translations['ssoEventTexts'] = {
  'sso-connection.created': 'Fournisseur d’identité ajouté',
  'sso-connection.updated': 'Fournisseur d’identité modifié',
  'sso-connection.enabled': 'Fournisseur d’identité activé',
  'sso-connection.disabled': 'Fournisseur d’identité désactivé',
  'sso-connection.deleted': 'Fournisseur d’identité supprimé',
};

export const ssoSentences: Translations['ssoSentences'] = {
  'sso-connection.created': '{actor} a ajouté le fournisseur d’identité {providerId}',
  'sso-connection.updated': '{actor} a modifié le fournisseur d’identité {providerId}',
  'sso-connection.enabled': '{actor} a activé le fournisseur d’identité {providerId}',
  'sso-connection.disabled': '{actor} a désactivé le fournisseur d’identité {providerId}',
  'sso-connection.deleted': '{actor} a supprimé le fournisseur d’identité {providerId}',
};

export const ssoScopeTexts: Translations['ssoScopeTexts'] = {
  'sso:read': 'Voir les fournisseurs d’identité des organisations',
};
