import type { Translations } from '#generated/texts/screens.ts';

export const ssoRedirects: Translations['ssoRedirects'] = {
  invalid_state: 'La connexion a pris trop de temps ou s’est poursuivie dans un autre navigateur. Veuillez réessayer.',
  invalid_provider:
    'Cette authentification unique n’est plus disponible. Connectez-vous autrement ou adressez-vous au service informatique de votre organisation.',
  discovery_failed:
    'Le fournisseur d’identité de votre organisation n’est pas disponible pour le moment. Réessayez dans un instant.',
  sso_response_refused:
    'Le fournisseur d’identité de votre organisation a envoyé une réponse non valide. Réessayez ou adressez-vous au service informatique de votre organisation.',
  sso_unsolicited: 'L’authentification unique doit commencer sur cette page. Saisissez votre e-mail pour continuer.',
  sso_relay_state_missing:
    'Le fournisseur d’identité de votre organisation n’est pas entièrement configuré. Adressez-vous au service informatique de votre organisation.',
  sso_email_missing:
    'Le fournisseur d’identité de votre organisation n’a pas communiqué votre adresse e-mail. Adressez-vous au service informatique de votre organisation.',
  sso_email_not_verified:
    'Le fournisseur d’identité de votre organisation n’a pas vérifié votre adresse e-mail. Adressez-vous au service informatique de votre organisation.',
  sso_email_not_in_domain:
    'Votre adresse e-mail n’appartient pas aux domaines de cette organisation. Connectez-vous autrement ou adressez-vous au service informatique de votre organisation.',
  sso_not_assigned: 'Cette organisation ne vous a pas donné accès. Adressez-vous à la personne qui y gère les comptes.',
  sso_account_refused:
    'Votre compte ne se limite pas à cette organisation : l’authentification unique ne peut donc pas l’ouvrir. Connectez-vous autrement.',
  sso_account_disabled:
    'Votre organisation a désactivé votre compte. Adressez-vous à la personne qui y gère les comptes.',
  sso_identity_changed:
    'Votre compte est associé à une autre identité dans cette organisation. Adressez-vous au service informatique de votre organisation.',
  sso_member_limit:
    'Cette organisation a atteint son nombre maximal de membres. Adressez-vous à la personne qui y gère les comptes.',
  sso_not_fresh:
    'Votre fournisseur d’identité ne vous a pas demandé de vous reconnecter. Confirmez votre identité autrement.',
  sso_required: 'Votre organisation utilise l’authentification unique. Saisissez votre e-mail pour continuer.',
};
