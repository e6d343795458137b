import type { Translations } from '#generated/texts/screens.ts';

export const connectedApps: Translations['connectedApps'] = {
  title: 'Verbundene Apps',
  about: (service) => `Apps, die Ihr Konto bei ${service} verwenden.`,
  disabled: {
    title: 'Verbundene Apps sind nicht aktiviert',
    about: 'Bei diesem Dienst meldet man sich nicht bei anderen Apps an.',
  },
  empty: {
    title: 'Keine verbundenen Apps',
    description: (service) =>
      `Hier erscheinen Apps, bei denen Sie sich mit ${service} anmelden oder die in Ihrem Namen handeln dürfen.`,
  },
  registeredItself: 'Hat sich selbst registriert',
  connected: 'Verbunden',
  device: (address) => `Gerät bei ${address}, verbunden`,
  operated: (service) => `Teil von ${service}`,
  agent: {
    ends: 'Endet',
    stopped: 'Angehalten',
    delegates: (agents) => `Darf den Zugriff weitergeben an ${agents}`,
  },
  disconnectAll: {
    action: 'Alle trennen',
    question: 'Alle Apps trennen?',
    consequences:
      'Alle verlieren den Zugriff sofort. Dienste außerhalb, die sie bereits erreicht haben, nehmen ihn eventuell noch 5 Minuten an.',
    done: 'Apps getrennt',
  },
  disconnect: {
    action: 'Trennen',
    question: (app) => `Verbindung mit ${app} trennen?`,
    consequences: (app) => `${app} verliert den Zugriff sofort.`,
    confirm: 'Verbindung trennen',
    done: 'Verbindung getrennt',
  },
};
