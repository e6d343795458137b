/** Loaded with every page, unlike the other texts of the area. */
export const texts = {
  SESSION_IS_NOT_FRESH: 'For your security, sign in again to continue.',
  INVALID_PASSWORD: 'Incorrect password',
  EMAIL_IS_THE_SAME: 'That’s already your email',
  COULDNT_UPDATE_YOUR_EMAIL: 'This email can’t be used',
};
