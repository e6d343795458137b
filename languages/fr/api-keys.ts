import type { Translations } from '#generated/texts/screens.ts';

export const apiKeyErrors: Translations['apiKeyErrors'] = {
  KEY_NOT_FOUND: 'Cette clé n’existe plus.',
  API_KEY_LIMIT_REACHED: 'Vous avez atteint la limite de clés API. Supprimez-en une que vous n’utilisez plus.',
};

export const apiKeys: Translations['apiKeys'] = {
  title: 'Clés API',
  about: 'Laissez vos programmes agir pour vous. Une clé ne peut jamais faire plus que vous.',
  disabled: {
    title: 'Les clés API ne sont pas activées',
    about: 'Demandez à l’opérateur de ce service de les activer.',
  },
  verifyFirst: 'Validez votre adresse e-mail pour créer une clé.',
  empty: {
    title: 'Aucune clé API pour le moment',
    description: 'Créez une clé pour chaque programme qui utilise votre compte.',
  },
  scopes: { account: 'Votre compte', organizations: 'Vos organisations', administration: 'Administration' },
  rename: {
    action: 'Renommer',
    title: 'Renommer la clé',
    name: 'Nom',
    submit: 'Enregistrer le nom',
    done: 'Clé renommée',
  },
  disable: { action: 'Désactiver', done: 'Clé désactivée' },
  enable: { action: 'Activer', done: 'Clé activée' },
};

export const apiKeyEventTexts: Translations['apiKeyEventTexts'] = {
  'api-key.created': 'Clé API créée',
  'api-key.updated': 'Clé API modifiée',
  'api-key.rotated': 'Clé API renouvelée',
  'api-key.deleted': 'Clé API supprimée',
};

export const apiKeySentences: Translations['apiKeySentences'] = {
  'api-key.created': '{target} a créé une clé API',
  'api-key.updated': '{target} a modifié une clé API',
  'api-key.rotated': '{target} a renouvelé une clé API',
  'api-key.deleted': '{target} a supprimé une clé API',
};
