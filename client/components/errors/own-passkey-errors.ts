import type { ErrorTexts } from '#client/components/text/error-message.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

import { texts as english } from '#client/components/texts/passkey-texts.ts';

export const signedInErrorsOf = (texts: Translation<typeof english>): ErrorTexts => ({
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: { text: texts.errors.FAILED_TO_VERIFY_REGISTRATION },
  FAILED_TO_VERIFY_REGISTRATION: { text: texts.errors.FAILED_TO_VERIFY_REGISTRATION },
  PREVIOUSLY_REGISTERED: { text: texts.errors.PREVIOUSLY_REGISTERED },
  YOU_CANNOT_REMOVE_YOUR_LAST_SECOND_FACTOR: { text: texts.errors.YOU_CANNOT_REMOVE_YOUR_LAST_SECOND_FACTOR },
});

export const signedInErrors: ErrorTexts = signedInErrorsOf(english);
