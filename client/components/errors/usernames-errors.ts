import type { ErrorTexts } from '#client/components/text/error-message.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

import { texts as english } from '#client/components/texts/errors/username-error-texts.ts';

export const usernameErrorsOf = (texts: Translation<typeof english>): ErrorTexts => ({
  INVALID_USERNAME_OR_PASSWORD: { text: texts.INVALID_USERNAME_OR_PASSWORD, fields: ['password'] },
  USERNAME_IS_ALREADY_TAKEN: { text: texts.USERNAME_IS_ALREADY_TAKEN, fields: ['username'] },
  USERNAME_TOO_SHORT: { text: texts.USERNAME_TOO_SHORT, fields: ['username'] },
  USERNAME_TOO_LONG: { text: texts.USERNAME_TOO_LONG, fields: ['username'] },
  INVALID_USERNAME: { text: texts.INVALID_USERNAME, fields: ['username'] },
  INVALID_DISPLAY_USERNAME: { text: texts.INVALID_DISPLAY_USERNAME, fields: ['username'] },
  USERNAME_IS_IMMUTABLE: { text: texts.USERNAME_IS_IMMUTABLE, fields: ['username'] },
  USERNAME_IS_NOT_ENABLED: { text: texts.notEnabled, fields: ['username'] },
});

export const usernameErrors: ErrorTexts = usernameErrorsOf(english);
