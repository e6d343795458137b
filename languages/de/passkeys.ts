import type { Translations } from '#generated/texts/screens.ts';

export const passkeyCeremony: Translations['passkeyCeremony'] = {
  cancelled: 'Abgebrochen oder Zeit abgelaufen. Versuchen Sie es noch einmal, oder verwenden Sie eine andere Methode.',
  alreadyAdded: 'Dieses Gerät oder dieser Sicherheitsschlüssel hat bereits einen Passkey für Ihr Konto.',
  wrongAddress: 'Passkeys funktionieren unter dieser Adresse nicht. Verwenden Sie eine andere Methode.',
  unsuitable: 'Dieses Gerät kann nicht für Passkeys verwendet werden. Versuchen Sie ein anderes.',
  unsupported:
    'Dieser Browser konnte keinen Passkey verwenden. Versuchen Sie einen anderen Browser oder eine andere Methode.',
};

export const passkeyErrors: Translations['passkeyErrors'] = {
  CHALLENGE_NOT_FOUND: 'Das hat zu lange gedauert. Versuchen Sie es noch einmal.',
  PASSKEY_NOT_FOUND: 'Dieser Passkey ist mit keinem Konto verknüpft. Verwenden Sie eine andere Methode.',
  AUTHENTICATION_FAILED:
    'Dieser Passkey konnte nicht geprüft werden. Versuchen Sie es noch einmal, oder verwenden Sie eine andere Methode.',
};

export const passkeys: Translations['passkeys'] = {
  title: 'Passkeys',
  about:
    'Melden Sie sich mit Fingerabdruck, Gesicht, Displaysperre oder Sicherheitsschlüssel statt mit einem Passwort an.',
  empty: 'Noch keine Passkeys',
  add: 'Passkey hinzufügen',
  added: 'Passkey hinzugefügt',
  unnamed: 'Passkey',
  created: 'Hinzugefügt',
  lastUsed: 'zuletzt verwendet',
  neverUsed: 'nie verwendet',
  synced: 'Synchronisiert',
  rename: {
    action: 'Umbenennen',
    label: (name) => `${name} umbenennen`,
    title: 'Passkey umbenennen',
    field: 'Name',
    submit: 'Namen speichern',
    done: 'Passkey umbenannt',
  },
  remove: {
    action: 'Entfernen',
    question: (name) => `${name} entfernen?`,
    consequences: 'Sie können sich dann nicht mehr mit diesem Passkey anmelden. Andere Geräte werden abgemeldet.',
    confirm: 'Passkey entfernen',
    done: 'Passkey entfernt',
  },
  proof: {
    label: 'Passkey verwenden',
    about: 'Ihr Gerät fragt nach Fingerabdruck, Gesicht, Displaysperre oder Sicherheitsschlüssel.',
    action: 'Passkey verwenden',
  },
  errors: {
    FAILED_TO_VERIFY_REGISTRATION:
      'Dieser Passkey konnte nicht hinzugefügt werden. Versuchen Sie es noch einmal, oder verwenden Sie ein anderes Gerät.',
    PREVIOUSLY_REGISTERED: 'Dieses Gerät oder dieser Sicherheitsschlüssel hat bereits einen Passkey für Ihr Konto.',
    YOU_CANNOT_REMOVE_YOUR_LAST_SECOND_FACTOR:
      'Das ist Ihr einziger zweiter Faktor. Richten Sie einen weiteren ein, oder schalten Sie zuerst die Zwei-Faktor-Authentifizierung aus.',
  },
};

export const passkeySignIn: Translations['passkeySignIn'] = {
  signIn: 'Mit Passkey anmelden',
};

export const passkeyEventTexts: Translations['passkeyEventTexts'] = {
  'passkey.added': 'Passkey hinzugefügt',
  'passkey.removed': 'Passkey entfernt',
  'passkey.clone-suspected': 'Verdacht auf kopierten Passkey',
};

export const passkeySentences: Translations['passkeySentences'] = {
  'passkey.added': '{target} hat einen Passkey hinzugefügt',
  'passkey.removed': '{target} hat einen Passkey entfernt',
  'passkey.clone-suspected': 'Ein Passkey wurde möglicherweise kopiert: {target}',
};

export const passkeyAttention: Translations['passkeyAttention'] = {
  noOrigin: {
    title: 'Passkeys funktionieren auf keiner Seite',
    about: 'Ihre Domain muss der Host von BASE_URL oder eine darüber sein, und Browser verlangen https oder localhost.',
  },
};
