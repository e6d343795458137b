import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service. */
export const texts = mailTexts('accountDeletion', {
  deleteAccount: {
    subject: (app: string) => `Confirm deletion of your ${app} account`,
    heading: 'Delete your account?',
    request: (app: string) =>
      `Open this link in the browser where you’re signed in to permanently delete your account with ${app} and all its data.`,
    action: 'Delete account',
  },
  accountDeleted: {
    subject: (app: string) => `Your account with ${app} was deleted`,
    heading: 'Your account is deleted',
    event: (app: string) => `Your account with ${app} and its data were deleted.`,
    number: (number: string) => `Receipt ${number}`,
    proof: (address: string) => `Keep this number: it shows what was deleted, what stays and why, at ${address}`,
  },
});
