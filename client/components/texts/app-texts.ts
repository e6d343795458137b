import { localized } from './localized.ts';

/**
 * Texts of every page and of the published components. Each area has such a module, and texts that only some pages need have one
 * of their own, so that no page loads the texts of others. `languages/` has the translations.
 */
export const texts = localized('app', {
  /** After a sign-in; `host` is that of the service. */
  cookieNotKept: (host: string) =>
    `The sign-in worked, but this browser didn’t keep its cookie. Allow cookies of ${host} and try again, or contact support.`,
  close: 'Close',
  lastUsed: 'Last used',
  backToSignIn: 'Back to sign in',
  backToAccount: 'Back to your account',
  fields: {
    email: 'Email',
    showPassword: 'Show password',
    codeIsSent: 'Submitted after the last digit.',
    deleteApiKeys: 'Also delete my API keys. Programs that use them stop working.',
  },
  problem: { title: 'This page couldn’t load', tryAgain: 'Try again' },
  crash: { about: 'A new version may have been installed, or the connection was lost.', reload: 'Reload' },
});
