import { localized } from './localized.ts';

/** Texts of the second factor of a sign-in and of the forms that confirm the user's identity. */
export const texts = localized('twoFactor', {
  code: 'Code',
  /** Of an authenticator app, or mailed. */
  digits: '6-digit code',
  challenge: {
    title: 'Confirm it’s you',
    account: (email: string) => `You’re signing in as ${email}`,
    action: 'Continue',
    trust: (lifetime: string) => `Trust this browser for ${lifetime}`,
    expiredTitle: 'Sign-in expired',
    expired: 'You took too long, or this sign-in was already completed.',
    tooManyAttempts: 'Too many wrong codes.',
    signIn: 'Sign in again',
  },
  totp: {
    label: 'Use your authenticator app',
    about: 'Enter the code from your authenticator app.',
  },
  mailedCode: {
    label: 'Email me a code',
    about: 'We’ll email you a 6-digit code.',
    send: 'Email me a code',
    sent: 'Check your email and enter the code.',
  },
  backupCode: {
    label: 'Use a backup code',
    about: 'Enter one of the backup codes you saved. Each works once.',
    field: 'Backup code',
  },
  recovery: {
    open: 'Lost all your methods?',
    finish: 'Remove your second factor',
    back: 'Use one of your methods',
    unavailable:
      'You can’t remove your second factor after this sign-in. Sign in with a password or provider that you’ve used together with your second factor before, or contact support.',
    about: (waitingTime: string) =>
      `You can ask us to remove your second factor. For your security, that’s possible only after ${waitingTime}. We’ll email you, and the email has a link to cancel.`,
    request: 'Request removal',
    requested: (time: string) =>
      `You asked us to remove your second factor. Sign in again after ${time} to do that. If you use one of your methods before then, the request is canceled.`,
    ready: 'The waiting time is over. We’ll email you a code that removes your second factor.',
    codeSent: 'Check your email and enter the code. It removes your second factor and signs out your other devices.',
    remove: 'Remove second factor',
  },
  cancelRecovery: {
    title: 'Keep your second factor?',
    about: 'This cancels the request to remove the second factor of your account.',
    action: 'Keep second factor',
    doneTitle: 'Request canceled',
    done: 'Your second factor stays on. If you didn’t make the request, another person knows your password: change it now.',
    changePassword: 'Change password',
    failedTitle: 'Nothing to cancel',
    failed: 'The request was already canceled or completed, or it has expired.',
    next: 'Go to security settings',
  },
});
