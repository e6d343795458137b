import { localized } from '#client/components/texts/localized.ts';

/** Loaded with every page, unlike the other texts of the area. */
export const texts = localized('usernameErrors', {
  INVALID_USERNAME_OR_PASSWORD: 'Incorrect username or password.',
  USERNAME_IS_ALREADY_TAKEN: 'This username is taken. Choose another.',
  USERNAME_TOO_SHORT: 'This username is too short',
  USERNAME_TOO_LONG: 'This username is too long',
  INVALID_USERNAME: 'Use only letters, numbers, periods and underscores, or choose another',
  INVALID_DISPLAY_USERNAME: 'This name can’t be shown. Choose another.',
  USERNAME_IS_IMMUTABLE: 'Your username can’t be changed',
  notEnabled: 'Usernames aren’t enabled.',
});
