import type { AttentionTexts } from '#client/console/feature.ts';

import { texts } from './attention-texts.ts';

export const attention: AttentionTexts = {
  'administrators-without-second-factor': {
    text: texts.administrators,
    to: '/admin/users?administrator=true&twoFactorEnabled=false&banned=false',
  },
};
