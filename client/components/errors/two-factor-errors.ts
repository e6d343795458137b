import type { ErrorTexts } from '#client/components/text/error-message.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

import { texts as english } from '#client/components/texts/errors/two-factor-error-texts.ts';

/** For pages with a session, and for the second factor of a sign-in. */
export const factorErrorsOf = (texts: Translation<typeof english>): ErrorTexts => ({
  INVALID_CODE: { text: texts.INVALID_CODE, fields: ['code'] },
  INVALID_BACKUP_CODE: { text: texts.INVALID_BACKUP_CODE, fields: ['code'] },
  OTP_HAS_EXPIRED: { text: texts.OTP_HAS_EXPIRED, fields: ['code'] },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { text: texts.TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE },
  INVALID_TWO_FACTOR_COOKIE: { text: texts.INVALID_TWO_FACTOR_COOKIE },
  ACCOUNT_TEMPORARILY_LOCKED: { text: texts.ACCOUNT_TEMPORARILY_LOCKED },
  TWO_FACTOR_NOT_ENABLED: { text: texts.TWO_FACTOR_NOT_ENABLED },
  TOTP_NOT_ENABLED: { text: texts.TOTP_NOT_ENABLED },
  TOTP_ALREADY_ENABLED: { text: texts.TOTP_ALREADY_ENABLED },
  OTP_NOT_ENABLED: { text: texts.emailCodesUnavailable },
  OTP_NOT_CONFIGURED: { text: texts.emailCodesUnavailable },
  NO_PASSKEY_REGISTERED: { text: texts.NO_PASSKEY_REGISTERED },
  BACKUP_CODES_NOT_ENABLED: { text: texts.BACKUP_CODES_NOT_ENABLED },
  TRUSTED_DEVICE_NOT_FOUND: { text: texts.TRUSTED_DEVICE_NOT_FOUND },
  YOU_CANNOT_RESET_YOUR_OWN_TWO_FACTOR: { text: texts.YOU_CANNOT_RESET_YOUR_OWN_TWO_FACTOR },
  TWO_FACTOR_RECOVERY_NOT_ALLOWED: { text: texts.TWO_FACTOR_RECOVERY_NOT_ALLOWED },
  TWO_FACTOR_RECOVERY_NOT_READY: { text: texts.TWO_FACTOR_RECOVERY_NOT_READY },
  TWO_FACTOR_REQUIRED: { text: texts.TWO_FACTOR_REQUIRED },
});

export const factorErrors: ErrorTexts = factorErrorsOf(english);
