import { localized } from './localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

/** Texts of the Security screen, and of the pages of administrators. */
export const texts = localized('factors', {
  title: 'Two-factor authentication',
  about: 'A second factor when you sign in, so that a stolen password isn’t enough.',
  on: 'On',
  off: 'Off',
  methods: {
    totp: {
      name: 'Authenticator app',
      about: 'Codes from an app on your phone or in your password manager.',
      setUp: 'Set up',
      setUpLabel: 'Set up authenticator app',
      addDevice: 'Add device',
      addDeviceLabel: 'Add device to authenticator app',
    },
    otp: {
      name: 'Email codes',
      about: (email: string) => `Codes sent to ${email}.`,
      setUp: 'Set up',
      setUpLabel: 'Set up email codes',
    },
    passkey: {
      name: 'Passkeys',
      about: 'Your fingerprint, face, screen lock or a security key.',
      setUp: 'Turn on',
      setUpLabel: 'Turn on passkeys as a second factor',
    },
  },
  turnedOn: 'Two-factor authentication turned on',
  methodAdded: 'Method added',
  app: {
    title: 'Set up authenticator app',
    deviceTitle: 'Add another device',
    scan: 'Scan the QR code with your authenticator app.',
    qrCode: 'QR code for your authenticator app',
    keyHint: 'Can’t scan it? Enter this setup key instead:',
    /** Follows the word "Copy". */
    key: 'setup key',
    open: 'Open in an app on this device',
    code: 'Code from the app',
    codeHint: '6 digits. Nothing changes until you enter a code.',
    submit: 'Turn on authenticator app',
    done: 'Done',
  },
  mailedCodes: {
    title: 'Set up email codes',
    sent: (email: string) => `We sent a 6-digit code to ${email}.`,
    code: 'Code from the email',
    codeHint: 'Nothing changes until you enter the code.',
    submit: 'Turn on email codes',
  },
  backupCodes: {
    name: 'Backup codes',
    left: (count: number) => plural(count, { one: '1 code left', other: `${count} codes left` }),
    none: 'You have no backup codes. Create some so you’re never locked out.',
    title: 'Save your backup codes',
    about: 'If you can’t use your other methods, sign in with one of these codes. Each works once.',
    once: 'They’re shown only now. Keep them in a safe place.',
    offerTitle: 'Create backup codes',
    offer: 'Two-factor authentication is on. Create backup codes to sign in when you can’t use your other methods.',
    create: 'Create backup codes',
    later: 'Not now',
    copy: 'Copy codes',
    copied: 'Copied',
    download: 'Download codes',
    print: 'Print codes',
    file: (app: string, email: string) => `${app} backup codes for ${email}. Each works once.`,
    saved: 'I saved these codes',
    done: 'Done',
    replace: {
      action: 'Replace codes',
      question: 'Replace your backup codes?',
      consequences: 'Your current backup codes stop working, and other devices are signed out.',
    },
  },
  turnOff: {
    action: 'Turn off',
    label: 'two-factor authentication',
    question: 'Turn off two-factor authentication?',
    consequences:
      'You’ll sign in without a second factor. Your backup codes stop working, and other devices are signed out.',
    confirm: 'Turn off two-factor authentication',
    done: 'Two-factor authentication turned off',
    row: 'Stop asking for a second factor',
    required: 'Required for every account here.',
  },
  trusted: {
    title: 'Trusted browsers',
    about: 'They sign in without a second factor.',
    current: 'This browser',
    /** Followed by the time. */
    lastUsed: 'last used',
    /** Followed by the time. */
    expires: 'expires',
    revoke: 'Stop trusting',
    question: (device: string) => `Stop trusting ${device}?`,
    consequences: (device: string) => `You’ll need a second factor the next time you sign in with ${device}.`,
    revoked: 'Browser no longer trusted',
    revokeAll: 'Stop trusting all browsers',
    allQuestion: 'Stop trusting all browsers?',
    allConsequences: 'You’ll need a second factor the next time you sign in with any of them.',
    allRevoked: 'Browsers no longer trusted',
  },
  required: {
    title: 'Set up a second factor',
    about: 'This service requires two-factor authentication. Choose a method to continue.',
    signOut: 'Sign out',
  },
  reset: {
    title: 'Two-factor authentication',
    about: 'For users who lost their phone, passkey or backup codes.',
    open: 'Reset two-factor authentication',
    dialog: (name: string) => `Reset two-factor authentication for ${name}?`,
    consequences:
      'They’ll sign in without a second factor until they set one up again. Their backup codes stop working, and they’re signed out everywhere. We’ll tell them by email.',
    submit: 'Reset two-factor authentication',
    done: 'Two-factor authentication reset',
  },
});
