import type { Translations } from '#generated/texts/screens.ts';

export const enterprise: Translations['enterprise'] = {
  title: 'Enterprise',
  about: 'Fournisseurs d’identité et annuaires de toutes les organisations.',
  tabs: { connections: 'Connexions', directories: 'Annuaires' },
  createLink: 'Créer un lien de configuration',
  back: 'Retour à Enterprise',
  columns: { organization: 'Organisation', state: 'État' },
};
