import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service. */
export const texts = mailTexts('testMail', {
  subject: (app: string) => `Test email from ${app}`,
  heading: 'Email delivery works',
  explanation: (app: string) => `This email shows that ${app} can send emails to this address.`,
  note: 'You sent it from the settings, under Administration.',
});
