import type { ErrorTexts } from '#client/components/text/error-message.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

import { texts as english } from '#client/components/texts/errors/multi-session-error-texts.ts';

export const multiSessionErrorsOf = (texts: Translation<typeof english>): ErrorTexts => ({
  INVALID_SESSION_TOKEN: { text: texts.INVALID_SESSION_TOKEN },
});

export const multiSessionErrors: ErrorTexts = multiSessionErrorsOf(english);
