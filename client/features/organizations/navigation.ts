import {
  IconBuilding,
  IconHistory,
  IconMailForward,
  IconSettings,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';

import type { Navigation } from '#client/app/feature.ts';

export const navigation: Navigation = {
  organization: [
    { to: '/organizations/:slug/members', label: 'Members', Icon: IconUsers },
    {
      to: '/organizations/:slug/invitations',
      label: 'Invitations',
      Icon: IconMailForward,
      needs: { invitation: ['create'] },
    },
    { to: '/organizations/:slug/teams', label: 'Teams', Icon: IconUsersGroup, isOffered: ({ teams }) => teams },
    { to: '/organizations/:slug/history', label: 'History', Icon: IconHistory, needs: { organization: ['update'] } },
    { to: '/organizations/:slug/settings', label: 'Settings', Icon: IconSettings },
  ],
  account: [{ to: '/organizations', label: 'Organizations', Icon: IconBuilding }],
};
