import type { ErrorTexts } from '#client/app/text/error-message.ts';

import { texts } from './error-texts.ts';

export const multiSessionErrors: ErrorTexts = {
  INVALID_SESSION_TOKEN: { text: texts.INVALID_SESSION_TOKEN },
};
