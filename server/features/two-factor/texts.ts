import type { TwoFactorChange } from './two-factor.types.ts';

const yourAccount = (app: string) => `your account with ${app}`;

/** `app` is the name of the service. */
export const texts = {
  code: {
    subject: (app: string) => `Your verification code for ${app}`,
    heading: 'Your verification code',
    instruction: 'Enter this code to finish signing in, or to confirm that it’s you. Don’t share it with anyone.',
    note: 'If you weren’t signing in, another person may know your password: change it.',
  },
  changed: {
    subject: (app: string) => `Security of your account with ${app}`,
    heading: {
      enabled: 'Two-factor authentication is on',
      disabled: 'Two-factor authentication is off',
      'method-added': 'You added a second factor',
      'backup-codes-created': 'You have new backup codes',
      'backup-code-used': 'A backup code was used',
      'passkey-added': 'You added a passkey',
      'passkey-removed': 'You removed a passkey',
      locked: 'Too many wrong codes',
      reset: 'Your second factors were reset',
    },
    event: {
      enabled: (app) => `Two-factor authentication was turned on for ${yourAccount(app)}.`,
      disabled: (app) => `Two-factor authentication was turned off for ${yourAccount(app)}.`,
      'method-added': (app) => `A second factor was added to ${yourAccount(app)}.`,
      'backup-codes-created': (app) =>
        `Backup codes were created for ${yourAccount(app)}. Earlier ones no longer work.`,
      'backup-code-used': (app) => `One of the backup codes of ${yourAccount(app)} was used.`,
      'passkey-added': (app) => `A passkey was added to ${yourAccount(app)}.`,
      'passkey-removed': (app) => `A passkey was removed from ${yourAccount(app)}.`,
      locked: (app) =>
        `Several wrong codes were entered for ${yourAccount(app)}, after the password or another first factor. Codes are refused for 15 minutes.`,
      reset: (app) => `An administrator removed the second factors of ${yourAccount(app)}. Set them up again.`,
    },
    signedOut: 'Your other devices were signed out.',
    note: 'If this wasn’t you, change your password and contact support.',
  },
} as const satisfies {
  code: object;
  changed: {
    heading: Record<TwoFactorChange, string>;
    event: Record<TwoFactorChange, (app: string) => string>;
    [name: string]: unknown;
  };
};
