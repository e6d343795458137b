import { mailTexts } from '#server/mail/mail-language.ts';
import type { Notice } from '#server/mail/notices.ts';

/** `app` is the name of the service. */
export const texts = mailTexts('userInvitations', {
  userInvitation: {
    subject: (app: string) => `Set up your ${app} account`,
    heading: (app: string) => `You have an account with ${app}`,
    explanation: (app: string) => `An administrator created an account with ${app} for this email address.`,
    request: 'Choose a password to sign in. Opening the link also confirms your email address.',
    action: 'Choose a password',
  },
  notices: {
    'user.password-set': {
      heading: 'An administrator set your password',
      event: (app) => `An administrator set a new password for your account with ${app}.`,
    },
  } satisfies Record<string, Notice>,
});
