import type { Translations } from '#generated/texts/screens.ts';

export const passkeyCeremony: Translations['passkeyCeremony'] = {
  cancelled: 'Opération annulée ou délai dépassé. Réessayez ou utilisez une autre méthode.',
  alreadyAdded: 'Cet appareil ou cette clé de sécurité possède déjà une clé d’accès pour votre compte.',
  wrongAddress: 'Les clés d’accès ne fonctionnent pas à cette adresse. Utilisez une autre méthode.',
  unsuitable: 'Cet appareil ne peut pas être utilisé pour les clés d’accès. Essayez-en un autre.',
  unsupported: 'Ce navigateur n’a pas pu utiliser de clé d’accès. Essayez un autre navigateur ou une autre méthode.',
};

export const passkeyErrors: Translations['passkeyErrors'] = {
  CHALLENGE_NOT_FOUND: 'Cela a pris trop de temps. Réessayez.',
  PASSKEY_NOT_FOUND: 'Cette clé d’accès n’est associée à aucun compte. Utilisez une autre méthode.',
  AUTHENTICATION_FAILED: 'Cette clé d’accès n’a pas pu être vérifiée. Réessayez ou utilisez une autre méthode.',
};

export const passkeys: Translations['passkeys'] = {
  title: 'Clés d’accès',
  about:
    'Connectez-vous avec votre empreinte digitale, votre visage, le verrouillage de l’écran ou une clé de sécurité plutôt qu’un mot de passe.',
  empty: 'Aucune clé d’accès pour le moment',
  add: 'Ajouter une clé d’accès',
  added: 'Clé d’accès ajoutée',
  unnamed: 'Clé d’accès',
  created: 'Ajoutée',
  lastUsed: 'dernière utilisation',
  neverUsed: 'jamais utilisée',
  synced: 'Synchronisée',
  rename: {
    action: 'Renommer',
    label: (name) => `Renommer ${name}`,
    title: 'Renommer la clé d’accès',
    field: 'Nom',
    submit: 'Enregistrer le nom',
    done: 'Clé d’accès renommée',
  },
  remove: {
    action: 'Supprimer',
    question: (name) => `Supprimer ${name}\u00a0?`,
    consequences:
      'Vous ne pourrez plus vous connecter avec cette clé d’accès. Les autres appareils seront déconnectés.',
    confirm: 'Supprimer la clé d’accès',
    done: 'Clé d’accès supprimée',
  },
  proof: {
    label: 'Utiliser une clé d’accès',
    about:
      'Votre appareil vous demandera votre empreinte digitale, votre visage, le verrouillage de l’écran ou votre clé de sécurité.',
    action: 'Utiliser la clé d’accès',
  },
  errors: {
    FAILED_TO_VERIFY_REGISTRATION:
      'Cette clé d’accès n’a pas pu être ajoutée. Réessayez ou utilisez un autre appareil.',
    PREVIOUSLY_REGISTERED: 'Cet appareil ou cette clé de sécurité possède déjà une clé d’accès pour votre compte.',
    YOU_CANNOT_REMOVE_YOUR_LAST_SECOND_FACTOR:
      'C’est votre seul second facteur. Configurez-en un autre ou désactivez d’abord l’authentification à deux facteurs.',
  },
};

export const passkeySignIn: Translations['passkeySignIn'] = {
  signIn: 'Se connecter avec une clé d’accès',
};

export const passkeyEventTexts: Translations['passkeyEventTexts'] = {
  'passkey.added': 'Clé d’accès ajoutée',
  'passkey.removed': 'Clé d’accès supprimée',
  'passkey.clone-suspected': 'Copie de clé d’accès suspectée',
};

export const passkeySentences: Translations['passkeySentences'] = {
  'passkey.added': '{target} a ajouté une clé d’accès',
  'passkey.removed': '{target} a supprimé une clé d’accès',
  'passkey.clone-suspected': 'Une clé d’accès a peut-être été copiée\u00a0: {target}',
};

export const passkeyAttention: Translations['passkeyAttention'] = {
  noOrigin: {
    title: 'Les clés d’accès ne fonctionnent sur aucune page',
    about:
      'Leur domaine doit être l’hôte de BASE_URL ou un domaine parent, et les navigateurs exigent https ou localhost.',
  },
};
