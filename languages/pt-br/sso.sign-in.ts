import type { Translations } from '#generated/texts/screens.ts';

export const emailFirst: Translations['emailFirst'] = {
  required: (domain) => `${domain} usa login único.`,
  owner: 'Sou proprietário e preciso de outra forma',
  otherAddress: 'Usar outro endereço',
  none: (domain) => `Nenhum login único está configurado para ${domain}.`,
};

export const ssoRequiredErrors: Translations['ssoRequiredErrors'] = {
  SSO_REQUIRED: 'Sua organização exige login único. Entre dessa forma.',
};
