import { defineFeature } from '#client/app/feature.ts';

import { texts } from './error-texts.ts';

export const twoFactor = defineFeature({
  name: 'twoFactor',
  errors: {
    INVALID_CODE: { text: texts.wrongCode, fields: ['code'] },
    INVALID_BACKUP_CODE: { text: texts.wrongBackupCode, fields: ['code'] },
    OTP_HAS_EXPIRED: { text: texts.expired, fields: ['code'] },
    TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { text: texts.tooManyAttempts },
    ACCOUNT_TEMPORARILY_LOCKED: { text: texts.locked },
    INVALID_TWO_FACTOR_COOKIE: { text: texts.challengeEnded },
    TWO_FACTOR_REQUIRED: { text: texts.required },
  },
});
