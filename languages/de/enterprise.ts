import type { Translations } from '#generated/texts/screens.ts';

export const enterprise: Translations['enterprise'] = {
  title: 'Enterprise',
  about: 'Identitätsanbieter und Verzeichnisse aller Organisationen.',
  tabs: { connections: 'Verbindungen', directories: 'Verzeichnisse' },
  createLink: 'Einrichtungslink erstellen',
  back: 'Zurück zu Enterprise',
  columns: { organization: 'Organisation', state: 'Status' },
};
