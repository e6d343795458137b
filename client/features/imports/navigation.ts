import { IconFileImport } from '@tabler/icons-react';

import type { Navigation } from '#client/console/feature.ts';

import { texts } from './texts.ts';

export const navigation: Navigation = {
  administration: [
    { to: '/admin/imports', label: texts.title, Icon: IconFileImport, group: 'records', needs: { user: ['list'] } },
  ],
};
