import type { ErrorTexts } from '#client/components/text/error-message.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

import { texts as english } from '#client/components/texts/errors/api-key-error-texts.ts';

export const apiKeyErrorsOf = (texts: Translation<typeof english>): ErrorTexts => ({
  KEY_NOT_FOUND: { text: texts.KEY_NOT_FOUND },
  API_KEY_LIMIT_REACHED: { text: texts.API_KEY_LIMIT_REACHED },
});

export const apiKeyErrors: ErrorTexts = apiKeyErrorsOf(english);
