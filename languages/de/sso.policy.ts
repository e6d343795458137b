import type { Translations } from '#generated/texts/screens.ts';

export const ssoPolicyErrors: Translations['ssoPolicyErrors'] = {
  YOU_ARE_NOT_ALLOWED_TO_REQUIRE_SSO: 'Sie sind nicht berechtigt, Single Sign-on zu verlangen.',
  DOMAIN_NOT_VERIFIED: 'Eine eingeschaltete Verbindung braucht eine bestätigte Domain.',
  BREAK_GLASS_REQUIRED: 'Sie brauchen ein Passwort oder einen Passkey und einen eigenen zweiten Faktor.',
};

export const ssoPolicy: Translations['ssoPolicy'] = {
  title: 'Verlangen',
  about: 'Benutzer mit Adressen in Ihren Domains können sich dann nicht mehr mit Passwörtern anmelden.',
  done: 'Benutzer mit Adressen in Ihren Domains müssen Single Sign-on verwenden.',
  conditions: {
    enabled: 'Eine Verbindung ist eingeschaltet',
    SSO_NOT_TESTED: 'Sie haben sie innerhalb des letzten Tages getestet',
    DOMAIN_NOT_VERIFIED: 'Eine ihrer Domains ist bestätigt',
    BREAK_GLASS_REQUIRED: 'Sie sind Inhaber mit einem Passwort oder Passkey und einem zweiten Faktor',
  },
  require: {
    action: 'Verlangen',
    question: 'Single Sign-on verlangen?',
    confirm: 'Single Sign-on verlangen',
    done: 'Single Sign-on wird verlangt',
  },
  stop: {
    action: 'Nicht mehr verlangen',
    question: 'Single Sign-on nicht mehr verlangen?',
    consequences: 'Benutzer können sich wieder mit Passwörtern und auf andere Weise anmelden.',
    confirm: 'Nicht mehr verlangen',
    done: 'Single Sign-on wird nicht mehr verlangt',
  },
  members: 'Mitglieder mit Adressen in Ihren Domains',
  guests: 'Mitglieder mit anderen Adressen',
  owners: 'Inhaber, die ihre eigene Anmeldung behalten',
  own: 'Sie behalten Ihre eigene Anmeldung: Ihr Passwort oder Ihren Passkey und Ihren zweiten Faktor. Halten Sie Ihre Wiederherstellungscodes bereit.',
  others: 'Andere Sitzungen der Mitglieder in Ihren Domains enden. API-Schlüssel funktionieren weiter.',
  refuseGuests: 'Auch Mitglieder mit anderen Adressen abweisen',
};
