import type { Navigation } from '#client/app/feature.ts';

import { errorTexts } from './texts.ts';

export const navigation: Navigation = {
  errors: {
    SERVICE_ACCOUNT_NOT_FOUND: { text: errorTexts.SERVICE_ACCOUNT_NOT_FOUND },
    SERVICE_ACCOUNT_LIMIT_REACHED: { text: errorTexts.SERVICE_ACCOUNT_LIMIT_REACHED },
  },
};
