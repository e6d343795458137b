import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service. */
export const texts = mailTexts('verification', {
  verification: {
    subject: (app: string) => `Verify your email for ${app}`,
    heading: 'Verify your email',
    request: (app: string) => `Confirm that this is your email address for ${app}.`,
    action: 'Verify email',
    note: (app: string) => `If you don’t have an account with ${app} and didn’t just create one, don’t open this link.`,
    /** On the page of the link in another browser. */
    pageNote: 'If you didn’t request this link, close this page.',
  },
  changeEmail: {
    subject: (app: string) => `Confirm your new email for ${app}`,
    heading: 'Change your email?',
    request: (app: string, email: string) =>
      `You asked to change the email address of your account with ${app} to ${email}. Open the link in the browser where you’re signed in.`,
    action: 'Change email',
  },
  emailChanged: {
    subject: (app: string) => `The email of your account with ${app} has changed`,
    heading: 'Your email has changed',
    change: (app: string, email: string) => `Your account with ${app} now uses ${email} instead of this address.`,
    note: (app: string) => `If you didn’t make this change, contact ${app} support right away.`,
  },
});
