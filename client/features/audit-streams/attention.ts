import type { AttentionTexts } from '#client/console/feature.ts';

import { texts } from './attention-texts.ts';

export const attention: AttentionTexts = {
  'audit stream behind': {
    ...texts.behind,
    action: { label: texts.open, to: '/admin/audit-streams', needs: { 'audit-stream': ['list'] } },
  },
};
