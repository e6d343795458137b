import type { Translations } from '#generated/texts/screens.ts';

export const passwordEventTexts: Translations['passwordEventTexts'] = {
  'password.changed': 'Contraseña cambiada',
  'password.reset': 'Contraseña restablecida',
  'password.set': 'Contraseña agregada',
};

export const passwordSentences: Translations['passwordSentences'] = {
  'password.changed': '{target} cambió su contraseña',
  'password.reset': '{target} restableció su contraseña',
  'password.set': '{target} agregó una contraseña',
};
