import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service. */
export const texts = mailTexts('passkeys', {
  cloneSuspected: {
    subject: (app: string) => `Sign-in with a passkey rejected by ${app}`,
    heading: 'A passkey may have been copied',
    /** A passkey without a name. */
    unnamed: 'A passkey',
    named: (name: string) => `The passkey “${name}”`,
    event: (passkey: string, app: string) =>
      `${passkey} of your account with ${app} was rejected: its signature counter did not increase, so there may be a copy of it.`,
    note: 'Sign in another way, and remove this passkey under Security.',
  },
});
