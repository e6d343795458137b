import type { ErrorTexts } from '#client/components/text/error-message.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

import { texts as english } from '#client/components/texts/errors/sign-in-error-texts.ts';

export const signInErrorsOf = (texts: Translation<typeof english>): ErrorTexts => ({
  EMAIL_NOT_VERIFIED: { text: texts.EMAIL_NOT_VERIFIED },
  INVALID_EMAIL_OR_PASSWORD: { text: texts.INVALID_EMAIL_OR_PASSWORD, fields: ['password'] },
  USER_ALREADY_EXISTS: { text: texts.USER_ALREADY_EXISTS, fields: ['email'] },
  EMAIL_AND_PASSWORD_IS_NOT_ENABLED: { text: texts.notEnabled },
  PROVIDER_NOT_FOUND: { text: texts.notEnabled },
  EMAIL_AND_PASSWORD_SIGN_UP_IS_NOT_ENABLED: { text: texts.signUpClosed },
  RESET_PASSWORD_ISNT_ENABLED: { text: texts.resetNotEnabled },
  VERIFICATION_EMAIL_ISNT_ENABLED: { text: texts.verificationNotEnabled },
  PASSWORD_TOO_SHORT: { text: texts.PASSWORD_TOO_SHORT, fields: ['newPassword', 'password'] },
  PASSWORD_TOO_LONG: { text: texts.PASSWORD_TOO_LONG, fields: ['newPassword', 'password'] },
  PASSWORD_COMPROMISED: { text: texts.PASSWORD_COMPROMISED, fields: ['newPassword', 'password'] },
  PASSWORD_TOO_SIMILAR: { text: texts.PASSWORD_TOO_SIMILAR, fields: ['newPassword', 'password'] },
});

export const signInErrors: ErrorTexts = signInErrorsOf(english);
