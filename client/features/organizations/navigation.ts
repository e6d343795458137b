import {
  IconBuilding,
  IconHistory,
  IconMailForward,
  IconSettings,
  IconShieldCog,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';

import type { Navigation } from '#client/console/feature.ts';

import { signedInErrors } from '#client/components/errors/organizations-errors.ts';
import { texts } from '#client/components/texts/organizations/organization-texts.ts';

export const navigation: Navigation = {
  errors: signedInErrors,
  organization: [
    { to: '/organizations/:slug/members', label: texts.navigation.members, Icon: IconUsers, group: 'people' },
    {
      to: '/organizations/:slug/invitations',
      label: texts.navigation.invitations,
      Icon: IconMailForward,
      group: 'people',
      needs: { invitation: ['create'] },
    },
    {
      to: '/organizations/:slug/teams',
      label: texts.navigation.teams,
      Icon: IconUsersGroup,
      group: 'people',
      isOffered: ({ teams }) => teams,
    },
    {
      to: '/organizations/:slug/roles',
      label: texts.navigation.roles,
      Icon: IconShieldCog,
      group: 'people',
      isOffered: ({ definesRoles }) => definesRoles,
    },
    {
      to: '/organizations/:slug/history',
      label: texts.navigation.history,
      Icon: IconHistory,
      group: 'records',
      needs: { organization: ['update'] },
    },
    {
      to: '/organizations/:slug/settings',
      label: texts.navigation.settings,
      Icon: IconSettings,
      group: 'records',
    },
  ],
  account: [{ to: '/organizations', label: texts.navigation.organizations, Icon: IconBuilding }],
};
