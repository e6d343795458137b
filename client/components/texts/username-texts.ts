import { localized } from './localized.ts';

export const texts = localized('usernames', {
  signInName: 'Email or username',
  signInNameRequired: 'Enter an email or username',
  username: 'Username',
  add: 'Add a username',
  /** The rule, and what is wrong with a username that breaks it. */
  rule: (length: number) => `Use at least ${length} letters, numbers, periods or underscores`,
});
