import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service. */
export const texts = mailTexts('oauthProvider', {
  signOutPage: {
    question: (app: string) => `Sign out of ${app}?`,
    note: 'An application asked for it. You stay signed in if you close this page.',
    action: 'Sign out',
  },
});
