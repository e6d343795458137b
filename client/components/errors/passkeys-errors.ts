import type { ErrorTexts } from '#client/components/text/error-message.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

import { texts as english } from '#client/components/texts/errors/passkey-error-texts.ts';

/** Of the sign-in. */
export const passkeyErrorsOf = (texts: Translation<typeof english>): ErrorTexts => ({
  CHALLENGE_NOT_FOUND: { text: texts.CHALLENGE_NOT_FOUND },
  PASSKEY_NOT_FOUND: { text: texts.PASSKEY_NOT_FOUND },
  AUTHENTICATION_FAILED: { text: texts.AUTHENTICATION_FAILED },
});

export const passkeyErrors: ErrorTexts = passkeyErrorsOf(english);
