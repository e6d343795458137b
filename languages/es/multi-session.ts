import type { Translations } from '#generated/texts/screens.ts';

export const multiSessionErrors: Translations['multiSessionErrors'] = {
  INVALID_SESSION_TOKEN: 'La sesión de esta cuenta está cerrada. Vuelva a iniciar sesión.',
};

export const multiSession: Translations['multiSession'] = {
  addAccount: 'Agregar cuenta',
  switchAccount: 'Cambiar de cuenta',
  signOutOfThis: 'Cerrar sesión en esta cuenta',
  signOutOfAll: 'Cerrar sesión en todas las cuentas',
  signedIn: 'Con sesión iniciada en este dispositivo',
  continueAs: (name) => `Continuar como ${name}`,
};
