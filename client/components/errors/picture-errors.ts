import type { ErrorTexts } from '#client/components/text/error-message.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

import { texts as english } from '#client/components/texts/picture-texts.ts';

export const signedInErrorsOf = ({ errors }: Pick<Translation<typeof english>, 'errors'>): ErrorTexts => ({
  PICTURE_TOO_LARGE: { text: errors.PICTURE_TOO_LARGE },
  PICTURE_DIMENSIONS_TOO_LARGE: { text: errors.PICTURE_DIMENSIONS_TOO_LARGE },
  UNSUPPORTED_PICTURE_FORMAT: { text: errors.UNSUPPORTED_PICTURE_FORMAT },
  INVALID_PICTURE: { text: errors.INVALID_PICTURE },
});

export const signedInErrors: ErrorTexts = signedInErrorsOf(english);
