import type { Translations } from '#generated/texts/screens.ts';

export const consentAccount: Translations['consentAccount'] = {
  account: 'Você é {value}',
  useAnother: 'Usar outra conta',
};

export const oauthScopes: Translations['oauthScopes'] = {
  openid: 'Saber que é você',
  profile: 'Ver seu nome e sua foto',
  email: 'Ver seu endereço de e-mail',
  offline_access: 'Manter este acesso enquanto você estiver ausente',
};

export const oauthOperatorScopes: Translations['oauthOperatorScopes'] = {
  openid: 'Reconhecer o usuário',
  profile: 'Ler o nome e a foto',
  email: 'Ler o endereço de e-mail',
  offline_access: 'Manter o acesso enquanto o usuário estiver ausente',
  'account:read': 'Ler os convites do usuário',
  'account:update': 'Alterar o perfil do usuário',
};

export const agentBudget: Translations['agentBudget'] = {
  calls: (used, limit) => `${used} de ${limit} chamadas hoje`,
  writes: (used, limit) => `${used} de ${limit} alterações hoje`,
};
