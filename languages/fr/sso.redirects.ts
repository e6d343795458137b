import type { Translations } from '#generated/texts/screens.ts';

export const ssoRedirects: Translations['ssoRedirects'] = {
  sso_response_refused:
    'L’authentification unique n’a pas fonctionné pour votre compte. Adressez-vous au service informatique de votre organisation.',
  sso_email_not_in_domain:
    'Votre adresse e-mail n’appartient pas aux domaines de cette organisation. Connectez-vous autrement ou adressez-vous au service informatique de votre organisation.',
  sso_not_assigned: 'Cette organisation ne vous a pas donné accès. Adressez-vous à la personne qui y gère les comptes.',
  sso_unsolicited: 'Pour votre sécurité, l’authentification unique commence ici. Continuez ci-dessous.',
  sso_relay_state_missing:
    'Le fournisseur d’identité de votre organisation ne peut pas démarrer l’authentification unique. Adressez-vous au service informatique de votre organisation.',
  sso_confirmation_required: 'Connectez-vous autrement, puis associez l’authentification unique dans votre compte.',
};
