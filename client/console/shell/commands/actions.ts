import { IconPlus, IconUserPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';

import { leaveScreen } from '#client/components/lib/leave-screen.ts';
import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';
import { useCurrentOrganization } from '#client/console/access/current-organization.ts';
import { inviting } from '#client/console/access/inviting.ts';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { useOrganizationPermission } from '#client/console/access/use-organization-permission.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';

import type { Command } from './command.ts';
import { texts } from './texts.ts';

/** What the user may do from every screen. */
export function useActions(): Command[] {
  const go = useNavigate();
  const { may } = usePlatformAccess();
  const { shown } = useCurrentOrganization();
  const mayInOrganization = useOrganizationPermission(shown?.id);
  const mayInvite = shown !== undefined && mayInOrganization({ invitation: ['create'] });
  const open = (to: string, state?: object) => () => leaveScreen(() => void go(to, { state }));
  const actions = [
    mayInvite && {
      id: 'invite-member',
      label: texts.inviteMember,
      detail: shown.name,
      Icon: IconUserPlus,
      run: open(`/organizations/${shown.slug}/members`, inviting()),
    },
    may({ user: ['create'] }) && {
      id: '/admin/users/new',
      label: texts.newUser,
      Icon: IconUserPlus,
      run: open('/admin/users/new'),
    },
    publicConfiguration.mayCreateOrganization && {
      id: '/new-organization',
      label: shellTexts.organizations.create,
      Icon: IconPlus,
      run: open('/new-organization'),
    },
  ];
  return actions.filter((action) => action !== false).map((action) => ({ ...action, section: texts.actions }));
}
