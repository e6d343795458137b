import { localized } from '#client/components/texts/localized.ts';

/** Loaded with every page, unlike the other texts of the area. */
export const texts = localized('signInErrors', {
  EMAIL_NOT_VERIFIED: 'Verify your email first.',
  INVALID_EMAIL_OR_PASSWORD: 'Incorrect email or password.',
  USER_ALREADY_EXISTS: 'An account with this email already exists. Sign in instead.',
  notEnabled: 'This sign-in method isn’t enabled.',
  signUpClosed: 'Sign-up is closed.',
  resetNotEnabled: 'Passwords can’t be reset by email here. Contact support.',
  verificationNotEnabled: 'This service can’t send verification emails. Contact support.',
  PASSWORD_TOO_SHORT: 'This password is too short',
  PASSWORD_TOO_LONG: 'This password is too long',
  PASSWORD_COMPROMISED: 'Many people use this password. Choose another.',
  PASSWORD_TOO_SIMILAR: 'This password is too similar to your name or email. Choose another.',
});
