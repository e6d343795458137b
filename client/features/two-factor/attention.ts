import type { AttentionTexts } from '#client/console/feature.ts';

import { texts } from './attention-texts.ts';

export const attention: AttentionTexts = {
  'administrators-without-second-factor': {
    title: texts.administrators,
    about: texts.about,
    action: {
      label: texts.open,
      to: '/admin/users?administrator=true&twoFactorEnabled=false&banned=false',
      needs: { user: ['list'] },
    },
  },
};
