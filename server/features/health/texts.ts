import { mailTexts } from '#server/mail/mail-language.ts';

/** Of the page for failed flows; `app` is the name of the service. */
export const texts = mailTexts('health', {
  errorPage: {
    title: 'Something went wrong',
    advice: 'Try again. If it keeps happening, contact support with this code.',
    back: (app: string) => `Back to ${app}`,
    code: 'Error code:',
    iconLabel: 'Warning',
  },
});
