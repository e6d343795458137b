import { IconDatabaseExport, IconGavel } from '@tabler/icons-react';

import type { Navigation } from '#client/console/feature.ts';

import { texts as adminTexts } from './admin-texts.ts';
import { texts } from './error-texts.ts';
import { texts as screenTexts } from './texts.ts';

export const navigation: Navigation = {
  errors: {
    EXPORT_NOT_FOUND: { text: texts.EXPORT_NOT_FOUND },
    EXPORT_LIMIT_REACHED: { text: texts.EXPORT_LIMIT_REACHED },
    LEGAL_HOLD: { text: texts.LEGAL_HOLD },
    HOLD_NOT_FOUND: { text: texts.HOLD_NOT_FOUND },
  },
  administration: [
    { to: '/admin/holds', label: adminTexts.holds.title, Icon: IconGavel, group: 'records', needs: { hold: ['list'] } },
  ],
  account: [
    {
      to: '/account/your-data',
      label: screenTexts.title,
      Icon: IconDatabaseExport,
      isOffered: ({ personalData }) => personalData.export,
    },
  ],
};
