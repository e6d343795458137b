import type { ErrorTexts } from '#client/components/text/error-message.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

import { texts as english } from '#client/components/texts/errors/email-code-error-texts.ts';

export const emailCodeErrorsOf = (texts: Translation<typeof english>): ErrorTexts => ({
  OTP_EXPIRED: { text: texts.OTP_EXPIRED, fields: ['otp'] },
  INVALID_OTP: { text: texts.INVALID_OTP, fields: ['otp'] },
  TOO_MANY_ATTEMPTS: { text: texts.TOO_MANY_ATTEMPTS, fields: ['otp'] },
});

export const emailCodeErrors: ErrorTexts = emailCodeErrorsOf(english);
