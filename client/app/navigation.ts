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

import type { OrganizationPermissions } from '#shared/permissions.ts';
import type { PlatformPermissions } from '#shared/platform-permissions.ts';

import { useMayHere } from './may-here.ts';
import { usePlatformAccess } from './forms/platform-access.ts';
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

/** Where the person can go from anywhere, by part of the app; nothing that they may not open. */
export function useNavigation(): Part[] {
  const { may: mayAdminister } = usePlatformAccess();
  const { shown } = useShownOrganization();
  const may = useMayHere(shown?.id);
  return [...(shown ? [organizationPart(shown, may)] : []), account, ...administrationPart(mayAdminister)];
}

function administrationPart(may: (wanted: PlatformPermissions) => boolean): Part[] {
  const places = [
    ...(may({ user: ['list'] }) ? [{ to: '/admin/users', label: 'Users', Icon: IconUsers }] : []),
    ...(may({ audit: ['list'] }) ? [{ to: '/admin/audit', label: 'Audit log', Icon: IconHistory }] : []),
  ];
  return places.length > 0 ? [{ name: 'Administration', places }] : [];
}

function organizationPart(
  { name, slug }: { name: string; slug: string },
  may: (wanted: OrganizationPermissions) => boolean,
): Part {
  const place = (label: string, Icon: Place['Icon']): Place => ({
    to: `/organizations/${slug}/${label.toLowerCase()}`,
    label,
    Icon,
  });
  return {
    name,
    places: [
      place('Members', IconUsers),
      ...(may({ invitation: ['create'] }) ? [place('Invitations', IconMailForward)] : []),
      ...(siteOptions.teams ? [place('Teams', IconUsersGroup)] : []),
      ...(may({ organization: ['update'] }) ? [place('History', IconHistory)] : []),
      place('Settings', IconSettings),
    ],
  };
}
