import { IconSparkles } from '@tabler/icons-react';

import type { Navigation } from '#client/console/feature.ts';

import { errorTexts, texts } from './texts.ts';

export const navigation: Navigation = {
  errors: {
    AGENT_NOT_FOUND: { text: errorTexts.AGENT_NOT_FOUND },
    BUDGET_EXHAUSTED: { text: errorTexts.BUDGET_EXHAUSTED },
    RESPONSIBLE_USER_IS_NOT_A_MEMBER: { text: errorTexts.RESPONSIBLE_USER_IS_NOT_A_MEMBER },
  },
  organization: [
    {
      to: '/organizations/:slug/agents',
      label: texts.title,
      Icon: IconSparkles,
      group: 'developers',
      needs: { oauthClient: ['read'] },
      isOffered: ({ agents }) => agents,
    },
  ],
  administration: [
    {
      to: '/admin/agents',
      label: texts.title,
      Icon: IconSparkles,
      group: 'developers',
      needs: { oauthClient: ['list'] },
      isOffered: ({ agents }) => agents,
    },
  ],
};
