import { localized } from './localized.ts';

export const texts = localized('usernames', {
  signInName: 'Email or username',
  signInNameRequired: 'Enter an email or username',
  username: 'Username',
  add: 'Add a username',
  hint: 'Optional. Letters, numbers, periods and underscores.',
});
