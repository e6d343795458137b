import type { ErrorTexts } from '#client/app/text/error-message.ts';
import type { Translation } from '#shared/lib/translation.ts';

import { texts as english } from './error-texts.ts';

export const multiSessionErrorsOf = (texts: Translation<typeof english>): ErrorTexts => ({
  INVALID_SESSION_TOKEN: { text: texts.INVALID_SESSION_TOKEN },
});

export const multiSessionErrors: ErrorTexts = multiSessionErrorsOf(english);
