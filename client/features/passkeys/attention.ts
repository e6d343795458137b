import type { AttentionTexts } from '#client/console/feature.ts';
import { settingAttention } from '#client/console/text/setting-attention.ts';

import { texts } from './attention-texts.ts';

export const attention: AttentionTexts = {
  'passkeys without origin': settingAttention('passkey.rpId', texts.noOrigin),
};
