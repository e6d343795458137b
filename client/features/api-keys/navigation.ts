import { IconKey } from '@tabler/icons-react';

import type { Navigation } from '#client/console/feature.ts';

import { texts } from './error-texts.ts';
import { texts as screenTexts } from './texts.ts';

export const navigation: Navigation = {
  errors: {
    KEY_NOT_FOUND: { text: texts.KEY_NOT_FOUND },
    API_KEY_LIMIT_REACHED: { text: texts.API_KEY_LIMIT_REACHED },
  },
  account: [{ to: '/account/api-keys', label: screenTexts.title, Icon: IconKey, isOffered: ({ apiKeys }) => apiKeys }],
};
