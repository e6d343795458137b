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
import { texts } from '#client/components/texts/organization-texts.ts';

export const navigation: Navigation = {
  errors: signedInErrors,
  organization: [
    { to: '/organizations/:slug/members', label: texts.navigation.members, Icon: IconUsers },
    {
      to: '/organizations/:slug/invitations',
      label: texts.navigation.invitations,
      Icon: IconMailForward,
      needs: { invitation: ['create'] },
    },
    {
      to: '/organizations/:slug/teams',
      label: texts.navigation.teams,
      Icon: IconUsersGroup,
      isOffered: ({ teams }) => teams,
    },
    {
      to: '/organizations/:slug/roles',
      label: texts.navigation.roles,
      Icon: IconShieldCog,
      isOffered: ({ definesRoles }) => definesRoles,
    },
    {
      to: '/organizations/:slug/history',
      label: texts.navigation.history,
      Icon: IconHistory,
      needs: { organization: ['update'] },
    },
    { to: '/organizations/:slug/settings', label: texts.navigation.settings, Icon: IconSettings },
  ],
  account: [{ to: '/organizations', label: texts.navigation.organizations, Icon: IconBuilding }],
};
