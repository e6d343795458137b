import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service. */
export const texts = mailTexts('magicLink', {
  heading: (app: string) => `Sign in to ${app}`,
  instruction: 'Open this link to sign in.',
  action: 'Sign in',
  confirmPage: {
    question: (email: string) => `Sign in as ${email}?`,
    note: 'If you didn’t request this link, close this page.',
  },
});
