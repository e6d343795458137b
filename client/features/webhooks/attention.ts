import type { AttentionTexts } from '#client/console/feature.ts';

import { texts } from './attention-texts.ts';

export const attention: AttentionTexts = { 'failing-webhooks': { text: texts.failing, to: '/admin/webhooks' } };
