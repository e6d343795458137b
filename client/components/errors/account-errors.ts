import type { ErrorTexts } from '#client/components/text/error-message.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

import { texts as english } from '#client/components/texts/errors/account-error-texts.ts';

export const signedInErrorsOf = (texts: Translation<typeof english>): ErrorTexts => ({
  YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING: { text: texts.YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING },
  PAYLOAD_TOO_LARGE: { text: texts.PAYLOAD_TOO_LARGE },
  SESSION_IS_NOT_FRESH: { text: texts.SESSION_IS_NOT_FRESH },
  SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION: { text: texts.SESSION_IS_NOT_FRESH },
  SESSION_NOT_FOUND: { text: texts.SESSION_NOT_FOUND },
  CREDENTIAL_ACCOUNT_NOT_FOUND: { text: texts.CREDENTIAL_ACCOUNT_NOT_FOUND },
  ACCOUNT_NOT_FOUND: { text: texts.ACCOUNT_NOT_FOUND },
  YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT: { text: texts.YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT },
  INVALID_PASSWORD: { text: texts.INVALID_PASSWORD, fields: ['currentPassword', 'password'] },
  EMAIL_IS_THE_SAME: { text: texts.EMAIL_IS_THE_SAME, fields: ['newEmail'] },
  COULDNT_UPDATE_YOUR_EMAIL: { text: texts.COULDNT_UPDATE_YOUR_EMAIL, fields: ['newEmail'] },
});

export const signedInErrors: ErrorTexts = signedInErrorsOf(english);
