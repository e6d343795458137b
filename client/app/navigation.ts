import {
  IconBuilding,
  IconDevices,
  IconHistory,
  IconMailForward,
  IconSettings,
  IconShieldLock,
  IconUserCircle,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';

import { useUser } from '#client/sdk/session.ts';
import { can } from '#shared/permissions.ts';

import { useMayHere } from './may-here.ts';
import { useShownOrganization } from './shown-organization.ts';
import { siteOptions } from './site-options.ts';

export interface Place {
  to: string;
  label: string;
  Icon: typeof IconUserCircle;
}

interface Part {
  name: string;
  places: Place[];
}

const account: Part = {
  name: 'Your account',
  places: [
    { to: '/account', label: 'Profile', Icon: IconUserCircle },
    { to: '/account/security', label: 'Security', Icon: IconShieldLock },
    { to: '/account/sessions', label: 'Sessions', Icon: IconDevices },
    { to: '/organizations', label: 'Organizations', Icon: IconBuilding },
  ],
};

const administration: Part = {
  name: 'Administration',
  places: [
    { to: '/admin/users', label: 'Users', Icon: IconUsers },
    { to: '/admin/audit', label: 'Audit log', Icon: IconHistory },
  ],
};

/** Where the person can go from anywhere, by part of the app; nothing that they may not open. */
export function useNavigation(): Part[] {
  const { role } = useUser();
  const { shown } = useShownOrganization();
  const may = useMayHere(shown?.id);
  const mayAdminister = can(siteOptions.platformAccess, role, { user: ['list'] });
  return [
    ...(shown ? [organizationPart(shown, may({ invitation: ['create'] }))] : []),
    account,
    ...(mayAdminister ? [administration] : []),
  ];
}

function organizationPart({ name, slug }: { name: string; slug: string }, mayInvite: boolean): Part {
  const place = (label: string, Icon: Place['Icon']): Place => ({
    to: `/organizations/${slug}/${label.toLowerCase()}`,
    label,
    Icon,
  });
  return {
    name,
    places: [
      place('Members', IconUsers),
      ...(mayInvite ? [place('Invitations', IconMailForward)] : []),
      ...(siteOptions.teams ? [place('Teams', IconUsersGroup)] : []),
      place('Settings', IconSettings),
    ],
  };
}
