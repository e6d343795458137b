import { IconHistory, IconUsers } from '@tabler/icons-react';

import type { Navigation } from '#client/app/feature.ts';

export const navigation: Navigation = {
  administration: [
    { to: '/admin/users', label: 'Users', Icon: IconUsers, needs: { user: ['list'] } },
    { to: '/admin/audit', label: 'Audit log', Icon: IconHistory, needs: { audit: ['list'] } },
  ],
};
