import type { ErrorTexts } from '#client/components/text/error-message.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

import { texts as english } from '#client/components/texts/errors/sso-error-texts.ts';

export const ssoErrorsOf = (texts: Translation<typeof english>): ErrorTexts => ({
  SSO_REQUIRED: { text: texts.SSO_REQUIRED },
});

export const ssoErrors: ErrorTexts = ssoErrorsOf(english);
