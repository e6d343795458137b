import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('accountErrors', {
  YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING: 'Not available while impersonating.',
  PAYLOAD_TOO_LARGE: 'That’s too much to save at once. Shorten it and try again.',
  SESSION_IS_NOT_FRESH: 'For your security, confirm that it’s you to continue.',
  SESSION_NOT_FOUND: 'This device is already signed out.',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'Your account has no password.',
  ACCOUNT_NOT_FOUND: 'This sign-in method is already disconnected.',
  YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT: 'You can’t remove your only sign-in method.',
  INVALID_PASSWORD: 'Incorrect password',
  EMAIL_IS_THE_SAME: 'That’s already your email',
  COULDNT_UPDATE_YOUR_EMAIL: 'This email can’t be used',
});
