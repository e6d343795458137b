import { mailTexts } from '#server/mail/language.ts';

/** `app` is the name of the service. */
export const texts = mailTexts('passwords', {
  resetPassword: {
    subject: (app: string) => `Reset your password for ${app}`,
    heading: 'Reset your password',
    request: (app: string) => `We received a request to reset the password of your account with ${app}.`,
    action: 'Choose a new password',
    note: "If you didn't request this, you can ignore this email. Your password won't change.",
  },
  existingUser: {
    subject: (app: string) => `You already have an account with ${app}`,
    heading: 'You already have an account',
    explanation: (app: string) =>
      `We received a sign-up with this email address, which already has an account with ${app}. Sign in, or reset your password if you forgot it.`,
    action: (app: string) => `Go to ${app}`,
    note: "If you didn't request this, you can ignore this email. Your account hasn't changed.",
  },
});
