import { IconBuilding, IconHistory, IconLayoutDashboard, IconSettings, IconUsers } from '@tabler/icons-react';

import type { Navigation } from '#client/console/feature.ts';

import { signedInErrors } from './signed-in-errors.ts';
import { texts } from './texts.ts';

export const navigation: Navigation = {
  errors: signedInErrors,
  administration: [
    {
      to: '/admin',
      label: texts.navigation.overview,
      Icon: IconLayoutDashboard,
      needs: { user: ['list'], audit: ['list'] },
    },
    {
      to: '/admin/users',
      label: texts.navigation.users,
      Icon: IconUsers,
      group: 'people',
      needs: { user: ['list'] },
    },
    {
      to: '/admin/organizations',
      label: texts.navigation.organizations,
      Icon: IconBuilding,
      group: 'people',
      needs: { organization: ['list'] },
    },
    {
      to: '/admin/audit',
      label: texts.navigation.auditLog,
      Icon: IconHistory,
      group: 'records',
      needs: { audit: ['list'] },
    },
    {
      to: '/admin/settings',
      label: texts.navigation.settings,
      Icon: IconSettings,
      group: 'records',
      needs: { settings: ['read'] },
    },
  ],
};
