import type { Translations } from '#generated/texts/screens.ts';

export const multiSessionErrors: Translations['multiSessionErrors'] = {
  INVALID_SESSION_TOKEN: 'Você saiu desta conta. Entre novamente.',
};

export const multiSession: Translations['multiSession'] = {
  addAccount: 'Adicionar conta',
  switchAccount: 'Trocar de conta',
  signOutOfThis: 'Sair desta conta',
  signOutOfAll: 'Sair de todas as contas',
  signedIn: 'Conectadas neste dispositivo',
  continueAs: (name) => `Continuar como ${name}`,
};
