import { IconWebhook } from '@tabler/icons-react';

import type { Navigation } from '#client/console/feature.ts';

import { errorTexts, texts } from './texts.ts';

export const navigation: Navigation = {
  errors: {
    INVALID_WEBHOOK_URL: { text: errorTexts.INVALID_WEBHOOK_URL, fields: ['url'] },
    WEBHOOK_NOT_FOUND: { text: errorTexts.WEBHOOK_NOT_FOUND },
    WEBHOOK_IS_DISABLED: { text: errorTexts.WEBHOOK_IS_DISABLED },
    WEBHOOK_LIMIT_REACHED: { text: errorTexts.WEBHOOK_LIMIT_REACHED },
    WEBHOOK_DELIVERY_NOT_FOUND: { text: errorTexts.WEBHOOK_DELIVERY_NOT_FOUND },
  },
  organization: [
    {
      to: '/organizations/:slug/webhooks',
      label: texts.title,
      Icon: IconWebhook,
      group: 'developers',
      needs: { organization: ['update'] },
    },
  ],
  administration: [
    { to: '/admin/webhooks', label: texts.title, Icon: IconWebhook, group: 'developers', needs: { webhook: ['list'] } },
  ],
};
