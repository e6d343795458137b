import type { Translations } from '#generated/texts/screens.ts';

export const components: Translations['components'] = {
  loading: 'Chargement',
  close: 'Fermer',
  cancel: 'Annuler',
  back: 'Retour',
  failed: 'Chargement impossible',
  tryAgain: 'Réessayer',
  signedInAs: (name) => `Vous êtes connecté en tant que ${name}.`,
  signOut: 'Se déconnecter',
  emailVerified: 'Adresse e-mail validée. Connectez-vous pour continuer.',
  manageAccount: 'Gérer le compte',
  account: (name) => `Votre compte\u00a0: ${name}`,
  addAccount: 'Ajouter un compte',
  usePassword: 'Utiliser votre mot de passe',
  commas: 'Séparez les valeurs par des virgules.',
  nothingEnabled: 'Aucune méthode de connexion n’est activée. Contactez l’assistance.',
  organization: {
    general: 'Général',
    empty: 'Vous ne faites encore partie d’aucune organisation.',
    choose: 'Choisissez une organisation',
    personal: 'Compte personnel',
    switch: (name) => `Organisation\u00a0: ${name}. Changer d’organisation`,
    manage: 'Gérer l’organisation',
    create: 'Créer une organisation',
  },
  invitation: { resend: 'Renvoyer', resent: 'Renvoyée' },
};
