import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service. */
export const texts = mailTexts('twoFactor', {
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
      reset: 'Two-factor authentication was reset',
      recovered: 'Your second factor was removed',
    },
    event: {
      enabled: (app: string) => `Two-factor authentication was turned on for your account with ${app}.`,
      disabled: (app: string) => `Two-factor authentication was turned off for your account with ${app}.`,
      'method-added': (app: string) => `A second factor was added to your account with ${app}.`,
      'backup-codes-created': (app: string) =>
        `Backup codes were created for your account with ${app}. Earlier ones no longer work.`,
      'backup-code-used': (app: string) => `One of the backup codes of your account with ${app} was used.`,
      'passkey-added': (app: string) => `A passkey was added to your account with ${app}.`,
      'passkey-removed': (app: string) => `A passkey was removed from your account with ${app}.`,
      locked: (app: string) =>
        `Several wrong codes were entered as the second factor for your account with ${app}. Codes are refused for 15 minutes.`,
      reset: (app: string) =>
        `An administrator turned off two-factor authentication for your account with ${app}. Set it up again under Security.`,
      recovered: (app: string) =>
        `The second factor of your account with ${app} was removed with a code that we emailed to you. Set it up again under Security.`,
    },
    signedOut: 'Your other devices were signed out.',
    note: 'If this wasn’t you, change your password and contact support.',
  },
  recoveryRequested: {
    subject: (app: string) => `Request to remove the second factor of your account with ${app}`,
    heading: 'Remove your second factor?',
    event: (app: string) =>
      `A user who entered your password or signed in with a provider asked to remove the second factor of your account with ${app}.`,
    possible: (time: string) =>
      `Nothing has changed yet. The removal will be possible on ${time}, by signing in again with a code that we email to you.`,
    cancel:
      'If this wasn’t you, cancel the request and change your password. A sign-in with your second factor cancels it too.',
    action: 'Cancel request',
    note: 'If you made this request, sign in again at that time.',
  },
  recoveryCode: {
    subject: (app: string) => `Code to remove the second factor of your account with ${app}`,
    heading: 'Remove your second factor',
    instruction: (app: string) =>
      `Enter this code where you sign in to remove the second factor of your account with ${app}. Don’t share it with anyone.`,
    note: 'If this wasn’t you, change your password now: another person knows it.',
  },
});
