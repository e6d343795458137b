import type { Translations } from '#generated/texts/screens.ts';

export const ssoEventTexts: Translations['ssoEventTexts'] = {
  'sso-connection.created': 'Provedor de identidade adicionado',
  'sso-connection.updated': 'Provedor de identidade atualizado',
  'sso-connection.enabled': 'Provedor de identidade ativado',
  'sso-connection.disabled': 'Provedor de identidade desativado',
  'sso-connection.deleted': 'Provedor de identidade excluído',
};

export const ssoSentences: Translations['ssoSentences'] = {
  'sso-connection.created': '{actor} adicionou o provedor de identidade {providerId}',
  'sso-connection.updated': '{actor} atualizou o provedor de identidade {providerId}',
  'sso-connection.enabled': '{actor} ativou o provedor de identidade {providerId}',
  'sso-connection.disabled': '{actor} desativou o provedor de identidade {providerId}',
  'sso-connection.deleted': '{actor} excluiu o provedor de identidade {providerId}',
};

export const ssoScopeTexts: Translations['ssoScopeTexts'] = {
  'sso:read': 'Ver os provedores de identidade das organizações',
};
