import { defineFeature } from '#client/app/feature.ts';

import { texts } from './error-texts.ts';

export const emailCodes = defineFeature({
  name: 'emailCodes',
  errors: {
    OTP_EXPIRED: { text: texts.expired, fields: ['otp'] },
    INVALID_OTP: { text: texts.wrong, fields: ['otp'] },
    TOO_MANY_ATTEMPTS: { text: texts.tooMany, fields: ['otp'] },
  },
});
