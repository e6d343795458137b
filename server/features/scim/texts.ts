import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service, `directory` that of a directory, `email` the address of an account. */
export const texts = mailTexts('scim', {
  added: {
    subject: (organization: string) => `${organization} added your account`,
    heading: (organization: string) => `You are a member of ${organization}`,
    event: (organization: string, email: string, app: string) =>
      `The directory of ${organization} added your ${app} account ${email} to the organization.`,
    next: (organization: string) =>
      `From now on it decides about your membership and what you may do in ${organization}. Your account stays yours.`,
    note: 'If you do not know why, ask the administrators of your company.',
  },
  tokenExpiring: {
    subject: (directory: string, duration: string) => `The token of ${directory} expires in ${duration}`,
    heading: (duration: string) => `A token expires in ${duration}`,
    event: (directory: string, organization: string, app: string) =>
      `With this token, the directory ${directory} creates, changes and removes users of ${organization} in ${app}. When it expires, changes in the directory no longer arrive.`,
    next: 'Create another token in the settings of the directory, enter it in the directory, then revoke the old one.',
    note: 'You get this email because you manage the directory of the organization.',
  },
});
