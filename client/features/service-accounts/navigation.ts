import { IconRobot } from '@tabler/icons-react';

import type { Navigation } from '#client/console/feature.ts';

import { errorTexts, texts } from './texts.ts';

export const navigation: Navigation = {
  errors: {
    SERVICE_ACCOUNT_NOT_FOUND: { text: errorTexts.SERVICE_ACCOUNT_NOT_FOUND },
    SERVICE_ACCOUNT_LIMIT_REACHED: { text: errorTexts.SERVICE_ACCOUNT_LIMIT_REACHED },
  },
  organization: [
    {
      to: '/organizations/:slug/service-accounts',
      label: texts.title,
      Icon: IconRobot,
      group: 'developers',
      needs: { organization: ['update'] },
      isOffered: ({ apiKeys }) => apiKeys,
    },
  ],
  administration: [
    {
      to: '/admin/service-accounts',
      label: texts.title,
      Icon: IconRobot,
      group: 'developers',
      needs: { serviceAccount: ['list'] },
      isOffered: ({ apiKeys }) => apiKeys,
    },
  ],
};
