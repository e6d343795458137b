import type { Translations } from '#generated/texts/screens.ts';

export const ssoRedirects: Translations['ssoRedirects'] = {
  sso_response_refused:
    'Single Sign-on hat für Ihr Konto nicht funktioniert. Wenden Sie sich an das IT-Team Ihrer Organisation.',
  sso_email_not_in_domain:
    'Ihre E-Mail-Adresse gehört nicht zu den Domains dieser Organisation. Melden Sie sich anders an oder fragen Sie die IT-Abteilung Ihrer Organisation.',
  sso_not_assigned:
    'Diese Organisation hat Ihnen keinen Zugriff gegeben. Fragen Sie die Person, die dort die Konten verwaltet.',
  sso_unsolicited: 'Zu Ihrer Sicherheit beginnt Single Sign-on hier. Machen Sie unten weiter.',
  sso_relay_state_missing:
    'Der Identitätsanbieter Ihrer Organisation kann Single Sign-on nicht beginnen. Fragen Sie die IT-Abteilung Ihrer Organisation.',
  sso_confirmation_required: 'Melden Sie sich anders an und verknüpfen Sie dann Single Sign-on in Ihrem Konto.',
};
