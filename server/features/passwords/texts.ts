import { mailTexts } from '#server/mail/mail-language.ts';
import type { Notice } from '#server/mail/notices.ts';

/** `app` is the name of the service. */
export const texts = mailTexts('passwords', {
  resetPassword: {
    subject: (app: string) => `Reset your password for ${app}`,
    heading: 'Reset your password',
    request: (app: string) => `We received a request to reset the password of your account with ${app}.`,
    action: 'Choose a new password',
    note: 'If you didn’t request this, you can ignore this email. Your password won’t change.',
  },
  existingUser: {
    subject: (app: string) => `You already have an account with ${app}`,
    heading: 'You already have an account',
    explanation: (app: string) =>
      `We received a sign-up with this email address, which already has an account with ${app}. Sign in, or reset your password if you forgot it.`,
    action: (app: string) => `Go to ${app}`,
    note: 'If you didn’t request this, you can ignore this email. Your account hasn’t changed.',
  },
  notices: {
    'password.changed': {
      heading: 'Your password changed',
      event: (app, device) => `The password of your account with ${app} was changed from ${device}.`,
    },
    'password.reset': {
      heading: 'Your password was reset',
      event: (app, device) => `The password of your account with ${app} was reset from ${device}.`,
    },
    'password.set': {
      heading: 'You added a password',
      event: (app, device) => `A password was added to your account with ${app} from ${device}.`,
    },
  } satisfies Record<string, Notice>,
});
