import { localized } from './localized.ts';

export const texts = localized('emailCodes', {
  send: 'Email me a code',
  sent: (email: string, lifetime: string) => `Check your email. We sent a code to ${email}; it expires in ${lifetime}.`,
  code: 'Code',
  otherEmail: 'Use another email',
  signIn: {
    title: 'Sign in with an email code',
    about: 'We’ll email you a code. No password needed.',
    action: 'Sign in',
  },
  verify: {
    title: 'Verify your email',
    about: 'We’ll email you a code. Enter it in this browser.',
    action: 'Verify email',
  },
  verified: { title: 'Email verified', next: 'Continue' },
  reset: {
    title: 'Reset your password',
    about: 'We’ll email you a code if your email has an account.',
    newPassword: 'New password',
    action: 'Change password',
  },
  passwordChanged: {
    title: 'Password changed',
    about: 'You’ve been signed out on all devices.',
    next: 'Sign in',
  },
  change: {
    title: 'Change your email',
    about: 'We’ll email a code to your current address if it’s verified, then one to the new address.',
    newEmail: 'New email',
    codeFromCurrent: 'Code from your current email',
    codeFromNew: 'Code from your new email',
    next: 'Continue',
    action: 'Change email',
    done: 'Email changed',
  },
});
