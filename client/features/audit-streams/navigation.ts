import { IconBroadcast } from '@tabler/icons-react';

import type { Navigation } from '#client/console/feature.ts';

import { errorTexts, texts } from './texts.ts';

export const navigation: Navigation = {
  errors: {
    INVALID_AUDIT_STREAM_URL: { text: errorTexts.INVALID_AUDIT_STREAM_URL, fields: ['url'] },
    AUDIT_STREAM_NOT_FOUND: { text: errorTexts.AUDIT_STREAM_NOT_FOUND },
    AUDIT_STREAM_IS_DISABLED: { text: errorTexts.AUDIT_STREAM_IS_DISABLED },
    AUDIT_STREAM_LIMIT_REACHED: { text: errorTexts.AUDIT_STREAM_LIMIT_REACHED },
    SEQUENCE_IS_IN_THE_FUTURE: { text: errorTexts.SEQUENCE_IS_IN_THE_FUTURE, fields: ['toSequence'] },
  },
  organization: [
    {
      to: '/organizations/:slug/audit-streams',
      label: texts.title,
      Icon: IconBroadcast,
      group: 'developers',
      needs: { organization: ['update'] },
    },
  ],
  administration: [
    {
      to: '/admin/audit-streams',
      label: texts.title,
      Icon: IconBroadcast,
      group: 'developers',
      needs: { 'audit-stream': ['list'] },
    },
  ],
};
