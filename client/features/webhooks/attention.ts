import type { AttentionTexts } from '#client/console/feature.ts';

import { texts } from './attention-texts.ts';

export const attention: AttentionTexts = {
  'failing-webhooks': {
    title: texts.failing,
    about: texts.about,
    action: { label: texts.open, to: '/admin/webhooks', needs: { webhook: ['list'] } },
  },
};
