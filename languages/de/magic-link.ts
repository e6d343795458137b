import type { Translations } from '#generated/texts/screens.ts';

export const magicLink: Translations['magicLink'] = {
  action: 'Anmeldelink per E-Mail erhalten',
  title: 'Mit E-Mail-Link anmelden',
  about: 'Wir senden Ihnen einen Link per E-Mail. Sie brauchen kein Passwort.',
  sent: (email, lifetime) =>
    `Prüfen Sie Ihren Posteingang. Wir haben einen Anmeldelink an ${email} gesendet; er ist ${lifetime} lang gültig.`,
};
