import type { Translations } from '#generated/texts/screens.ts';

export const connectedApps: Translations['connectedApps'] = {
  title: 'Applications connectées',
  about: (service) => `Applications qui utilisent votre compte ${service}.`,
  disabled: {
    title: 'Les applications connectées ne sont pas activées',
    about: 'Ce service ne connecte pas ses utilisateurs à d’autres applications.',
  },
  empty: {
    title: 'Aucune application connectée',
    description: (service) =>
      `Les applications auxquelles vous vous connectez avec ${service}, ou que vous autorisez à agir pour vous, apparaissent ici.`,
  },
  registeredItself: 'Enregistrée d’elle-même',
  connected: 'Connectée',
  device: (address) => `Appareil à l’adresse ${address}, connecté`,
  operated: (service) => `Fait partie de ${service}`,
  agent: {
    ends: 'Prend fin',
    stopped: 'Arrêté',
    delegates: (agents) => `Peut transmettre son accès à ${agents}`,
  },
  disconnectAll: {
    action: 'Tout déconnecter',
    question: 'Déconnecter toutes les applications ?',
    consequences:
      'Toutes perdent l’accès immédiatement. Les services externes qu’elles ont déjà contactés peuvent l’accepter encore 5 minutes.',
    done: 'Applications déconnectées',
  },
  disconnect: {
    action: 'Déconnecter',
    question: (app) => `Déconnecter ${app} ?`,
    consequences: (app) => `${app} perd immédiatement son accès.`,
    confirm: 'Déconnecter',
    done: 'Application déconnectée',
  },
};
