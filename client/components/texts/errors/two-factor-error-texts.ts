import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('twoFactorErrors', {
  INVALID_CODE: 'Incorrect code. Enter the newest one.',
  INVALID_BACKUP_CODE: 'This backup code is wrong or was already used.',
  OTP_HAS_EXPIRED: 'This code has expired. Request a new one.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Request a new code.',
  INVALID_TWO_FACTOR_COOKIE: 'Your sign-in has expired. Sign in again.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Too many wrong codes. Try again in 15 minutes.',
  TWO_FACTOR_NOT_ENABLED: 'Two-factor authentication is already off. Reload this page.',
  TOTP_NOT_ENABLED: 'No authenticator app is set up. Use another method.',
  TOTP_ALREADY_ENABLED: 'An authenticator app is already set up. Reload this page.',
  emailCodesUnavailable: 'Codes by email aren’t available. Use another method.',
  NO_PASSKEY_REGISTERED: 'Add a passkey first.',
  BACKUP_CODES_NOT_ENABLED: 'You have no backup codes. Use another method.',
  TRUSTED_DEVICE_NOT_FOUND: 'This browser is no longer trusted.',
  YOU_CANNOT_RESET_YOUR_OWN_TWO_FACTOR:
    'You can’t reset your own two-factor authentication. Turn it off under Security.',
  TWO_FACTOR_RECOVERY_NOT_ALLOWED:
    'You can’t remove your second factor after this sign-in. Sign in with another method.',
  TWO_FACTOR_RECOVERY_NOT_READY: 'You can’t remove your second factor yet. Reload this page.',
  TWO_FACTOR_REQUIRED: 'Set up two-factor authentication under Security first.',
});
