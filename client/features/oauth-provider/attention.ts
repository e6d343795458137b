import type { AttentionTexts } from '#client/console/feature.ts';
import { settingAttention } from '#client/console/text/setting-attention.ts';

import { texts } from './attention-texts.ts';

export const attention: AttentionTexts = {
  'open registration of applications': settingAttention('oauthProvider.registration', texts.openRegistration),
};
