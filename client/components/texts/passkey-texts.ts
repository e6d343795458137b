import { localized } from './localized.ts';

/** Texts of the Security screen and of the forms that confirm the user's identity. */
export const texts = localized('passkeys', {
  title: 'Passkeys',
  about: 'Sign in with your fingerprint, face, screen lock or a security key instead of a password.',
  empty: 'No passkeys yet',
  add: 'Add passkey',
  added: 'Passkey added',
  unnamed: 'Passkey',
  /** Followed by the time. */
  created: 'Added',
  /** Followed by the time. */
  lastUsed: 'last used',
  neverUsed: 'never used',
  synced: 'Synced',
  rename: {
    action: 'Rename',
    label: (name: string) => `Rename ${name}`,
    title: 'Rename passkey',
    field: 'Name',
    submit: 'Save name',
    done: 'Passkey renamed',
  },
  remove: {
    action: 'Remove',
    question: (name: string) => `Remove ${name}?`,
    consequences: 'You won’t be able to sign in with this passkey. Other devices are signed out.',
    confirm: 'Remove passkey',
    done: 'Passkey removed',
  },
  proof: {
    label: 'Use a passkey',
    about: 'Your device will ask for your fingerprint, face, screen lock or security key.',
    action: 'Use passkey',
  },
  errors: {
    FAILED_TO_VERIFY_REGISTRATION: 'This passkey couldn’t be added. Try again, or use another device.',
    PREVIOUSLY_REGISTERED: 'This device or security key already has a passkey for your account.',
    YOU_CANNOT_REMOVE_YOUR_LAST_SECOND_FACTOR:
      'This is your only second factor. Set up another one, or turn off two-factor authentication first.',
  },
});
