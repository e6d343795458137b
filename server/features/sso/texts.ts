import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service, `owner` the address of an owner. */
export const texts = mailTexts('sso', {
  breakGlass: {
    subject: (organization: string) => `An owner of ${organization} signed in without single sign-on`,
    heading: 'An owner signed in without single sign-on',
    event: (owner: string, organization: string, app: string) =>
      `${owner} signed in to ${app} with a password or a passkey, although ${organization} requires single sign-on.`,
    next: 'Owners can do this when the identity provider fails. If you do not know why it happened, ask the owner.',
    note: 'You get this email because you own the organization.',
  },
});
