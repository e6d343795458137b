import type { Translations } from '#generated/texts/screens.ts';

export const oauthConsent: Translations['oauthConsent'] = {
  title: (app) => `${app} souhaite utiliser votre compte`,
  titleMore: (app) => `${app} demande davantage`,
  registeredBy: (service) => `Enregistrée par l’exploitant de ${service}`,
  ofOrganization: (organization) => `Une application de ${organization}`,
  selfNamed: (name) => `Un programme qui se nomme « ${name} » souhaite utiliser votre compte`,
  callsItself: (name) => `Se nomme « ${name} »`,
  verifiedBy: (service) => `Vérifié par ${service}`,
  notVerified: 'Non vérifié',
  registeredItself: 'Il s’est enregistré lui-même. Son nom n’a pas été vérifié.',
  actsIn: 'Où elle agit pour vous',
  everywhere: 'Toutes mes organisations',
  refused: {
    title: (app) => `${app} est réservée aux membres`,
    about: (organization) => `Demandez l’accès à un administrateur de ${organization}.`,
    action: 'Retour à l’application',
  },
  scopes: 'L’application pourra :',
  before: 'Ce que vous avez déjà autorisé',
  target: {
    site: 'Vous serez redirigé vers {value}.',
    device: 'Vous serez redirigé vers un programme sur {value}. Continuez seulement si vous venez de le démarrer.',
    thisComputer: 'cet ordinateur',
    app: 'Ouvre l’application {value}.',
  },
  disconnect: 'Vous pouvez la déconnecter à tout moment dans « Applications connectées ».',
  privacyPolicy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  allow: 'Autoriser',
  cancel: 'Annuler',
  select: {
    title: 'Choisissez un compte',
    about: (app) => `Continuer vers ${app}.`,
    action: 'Continuer avec ce compte',
  },
  prove: {
    title: 'Confirmez votre identité',
    about: (app) => `${app} vous demande de confirmer votre identité.`,
  },
  expired: {
    title: 'Impossible de poursuivre cette demande',
    about: 'Recommencez depuis l’application.',
  },
};

export const failedRequests: Translations['failedRequests'] = {
  unknownApplication: 'Cette application n’est pas enregistrée ici ou a été désactivée. Contactez son assistance.',
  wrongAddress:
    'Cette application vous redirigerait vers une adresse qui n’est pas enregistrée. Contactez son assistance.',
  expired: 'Cette demande a expiré. Recommencez depuis l’application.',
  impersonating: 'Vous ne pouvez pas vous connecter à des applications à la place d’un utilisateur.',
};
