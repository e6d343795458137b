import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service. */
export const texts = mailTexts('emailCodes', {
  purposes: {
    'sign-in': {
      subject: (app: string) => `Your sign-in code for ${app}`,
      heading: (app: string) => `Sign in to ${app}`,
      instruction: () => 'Enter this code to sign in.',
    },
    'email-verification': {
      subject: (app: string) => `Your verification code for ${app}`,
      heading: () => 'Verify your email',
      instruction: (app: string) => `Enter this code to confirm that this is your email address for ${app}.`,
    },
    'forget-password': {
      subject: (app: string) => `Your password reset code for ${app}`,
      heading: () => 'Reset your password',
      instruction: (app: string) => `Enter this code to choose a new password for your account with ${app}.`,
    },
    'change-email-confirmation': {
      subject: (app: string) => `Confirm the change of your email for ${app}`,
      heading: () => 'Change your email?',
      instruction: (app: string, newEmail: string) =>
        `You asked to change the email address of your account with ${app} to ${newEmail}. Enter this code to continue.`,
    },
    'change-email': {
      subject: (app: string) => `Your new email code for ${app}`,
      heading: () => 'Confirm your new email',
      instruction: (app: string) => `Enter this code to use this address for your account with ${app}.`,
    },
  },
  codeFirst: (code: string, subject: string) => `${code} – ${subject}`,
  requestedFrom: (device: string) => `It was requested from ${device}.`,
  note: (app: string) =>
    `If you didn’t request this code, you can ignore this email. Don’t share the code with anyone: ${app} never asks for it by phone, email or chat.`,
});
