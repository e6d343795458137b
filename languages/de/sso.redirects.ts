import type { Translations } from '#generated/texts/screens.ts';

export const ssoRedirects: Translations['ssoRedirects'] = {
  invalid_state:
    'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser fortgesetzt. Versuchen Sie es noch einmal.',
  invalid_provider:
    'Dieses Single Sign-on gibt es nicht mehr. Melden Sie sich anders an oder fragen Sie die IT-Abteilung Ihrer Organisation.',
  discovery_failed:
    'Der Identitätsanbieter Ihrer Organisation ist zurzeit nicht verfügbar. Versuchen Sie es gleich noch einmal.',
  sso_response_refused:
    'Der Identitätsanbieter Ihrer Organisation hat eine ungültige Antwort gesendet. Versuchen Sie es noch einmal oder fragen Sie die IT-Abteilung Ihrer Organisation.',
  sso_unsolicited: 'Single Sign-on muss auf dieser Seite beginnen. Geben Sie Ihre E-Mail-Adresse ein, um fortzufahren.',
  sso_relay_state_missing:
    'Der Identitätsanbieter Ihrer Organisation ist nicht vollständig eingerichtet. Fragen Sie die IT-Abteilung Ihrer Organisation.',
  sso_email_missing:
    'Der Identitätsanbieter Ihrer Organisation hat Ihre E-Mail-Adresse nicht übermittelt. Fragen Sie die IT-Abteilung Ihrer Organisation.',
  sso_email_not_verified:
    'Der Identitätsanbieter Ihrer Organisation hat Ihre E-Mail-Adresse nicht bestätigt. Fragen Sie die IT-Abteilung Ihrer Organisation.',
  sso_email_not_in_domain:
    'Ihre E-Mail-Adresse gehört nicht zu den Domains dieser Organisation. Melden Sie sich anders an oder fragen Sie die IT-Abteilung Ihrer Organisation.',
  sso_not_assigned:
    'Diese Organisation hat Ihnen keinen Zugriff gegeben. Fragen Sie die Person, die dort die Konten verwaltet.',
  sso_account_refused:
    'Ihr Konto kann mehr als dieser Organisation angehören, deshalb öffnet Single Sign-on es nicht. Melden Sie sich anders an.',
  sso_account_disabled:
    'Ihre Organisation hat Ihr Konto deaktiviert. Fragen Sie die Person, die dort die Konten verwaltet.',
  sso_identity_changed:
    'Ihr Konto ist mit einer anderen Identität bei dieser Organisation verknüpft. Fragen Sie die IT-Abteilung Ihrer Organisation.',
  sso_member_limit:
    'Diese Organisation hat die Höchstzahl ihrer Mitglieder erreicht. Fragen Sie die Person, die dort die Konten verwaltet.',
  sso_not_fresh:
    'Ihr Identitätsanbieter hat keine erneute Anmeldung verlangt. Bestätigen Sie Ihre Identität auf andere Weise.',
  sso_required: 'Ihre Organisation verwendet Single Sign-on. Geben Sie Ihre E-Mail-Adresse ein, um fortzufahren.',
};
