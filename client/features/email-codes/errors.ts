import type { ErrorTexts } from '#client/app/text/error-message.ts';

import { texts } from './error-texts.ts';

export const emailCodeErrors: ErrorTexts = {
  OTP_EXPIRED: { text: texts.OTP_EXPIRED, fields: ['otp'] },
  INVALID_OTP: { text: texts.INVALID_OTP, fields: ['otp'] },
  TOO_MANY_ATTEMPTS: { text: texts.TOO_MANY_ATTEMPTS, fields: ['otp'] },
};
