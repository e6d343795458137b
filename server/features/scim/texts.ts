import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service, `directory` that of a directory. */
export const texts = mailTexts('scim', {
  tokenExpiring: {
    subject: (directory: string, duration: string) => `The token of ${directory} expires in ${duration}`,
    heading: (duration: string) => `A token expires in ${duration}`,
    event: (directory: string, organization: string, app: string) =>
      `With this token, the directory ${directory} creates, changes and removes users of ${organization} in ${app}. When it expires, changes in the directory no longer arrive.`,
    next: 'Create another token in the settings of the directory, enter it in the directory, then revoke the old one.',
    note: 'You get this email because you own the organization or created the token.',
  },
});
