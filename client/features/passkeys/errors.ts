import type { ErrorTexts } from '#client/app/text/error-message.ts';

import { texts } from './error-texts.ts';

/** Of the sign-in. */
export const passkeyErrors: ErrorTexts = {
  CHALLENGE_NOT_FOUND: { text: texts.CHALLENGE_NOT_FOUND },
  PASSKEY_NOT_FOUND: { text: texts.PASSKEY_NOT_FOUND },
  AUTHENTICATION_FAILED: { text: texts.AUTHENTICATION_FAILED },
};
