import { localized } from './localized.ts';

/** Loaded with the screens that link to those of codes. */
export const texts = localized('emailCodeEntries', {
  signIn: 'Email me a sign-in code',
  passwordReset: 'Email me a code instead',
  verification: 'Use a code instead',
  emailChange: 'Use codes instead of a link',
});
