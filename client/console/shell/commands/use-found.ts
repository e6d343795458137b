import { useDebouncedValue } from '@mantine/hooks';
import { IconBuilding, IconSettings, IconUser, IconUserPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { inviting } from '#client/console/access/inviting.ts';
import { useOrganizationPermission } from '#client/console/access/use-organization-permission.ts';
import { leaveScreen } from '#client/components/lib/leave-screen.ts';
import { useCurrentArea } from '#client/console/shell/navigation.ts';
import { useCurrentOrganization } from '#client/console/access/current-organization.ts';
import { optionName } from '#client/console/text/option-name.ts';
import { trpc } from '#client/sdk/react.tsx';
import { isEmail } from '#shared/lib/fields.ts';

import type { Command } from './command.ts';
import { findOptions } from './commands.ts';
import { texts } from './texts.ts';

/** Shorter texts would find nearly everything. */
const LEAST = 2;
/** Of each kind. */
const MOST = 5;

/**
 * Users, organizations, members and options that match a search, as commands that open them. For an email address of no
 * member, also the command to invite it.
 */
export function useFound(typed: string): { found: Command[]; isSearching: boolean } {
  const trimmed = typed.trim();
  const [search] = useDebouncedValue(trimmed, 250);
  const go = useNavigate();
  const { may } = usePlatformAccess();
  const { shown } = useCurrentOrganization();
  const isInOrganization = useCurrentArea()?.id === 'organization';
  const mayInOrganization = useOrganizationPermission(shown?.id);
  const isLongEnough = search.length >= LEAST;
  const searchIf = (isOffered: boolean) => ({ enabled: isLongEnough && isOffered });

  const users = trpc.admin.listUsers.useQuery(
    { searchValue: search, searchField: 'any', limit: MOST },
    searchIf(may({ user: ['list'] })),
  );
  const organizations = trpc.admin.listOrganizations.useQuery(
    { searchValue: search, limit: MOST },
    searchIf(may({ organization: ['list'] })),
  );
  const members = trpc.organization.listMembers.useQuery(
    { organizationId: shown?.id, search, limit: MOST },
    searchIf(shown !== undefined),
  );
  const settings = trpc.admin.getSettings.useQuery(undefined, searchIf(may({ settings: ['read'] })));

  const open = (to: string) => ({ id: to, run: () => leaveScreen(() => void go(to)) });
  const person = ({ name, email }: { name: string; email: string }) => ({
    Icon: IconUser,
    label: name || email,
    detail: email,
  });
  const options: Command[] = (settings.data?.subjects ?? []).flatMap((subject) =>
    subject.settings.map(({ path }) => ({
      ...open(`/admin/settings?${new URLSearchParams({ search: path }).toString()}`),
      section: texts.settings,
      label: optionName(path, null),
      detail: path,
      Icon: IconSettings,
    })),
  );
  // A person is listed once: as a member within an organization, otherwise as a user.
  const listedUsers = users.data?.users ?? [];
  const listedMembers = members.data?.members ?? [];
  const shownUsers = listedUsers.filter(
    ({ id }) => !isInOrganization || !listedMembers.some(({ user }) => user.id === id),
  );
  const shownMembers = listedMembers.filter(
    ({ user }) => isInOrganization || !listedUsers.some(({ id }) => id === user.id),
  );
  const isMember = members.data?.members.some(({ user }) => user.email === search.toLowerCase());
  const isInvitable =
    isEmail(search) && !members.isFetching && !isMember && mayInOrganization({ invitation: ['create'] });
  const found: Command[] = [
    ...shownUsers.map((user) => ({
      ...open(`/admin/users/${user.id}`),
      ...person(user),
      section: texts.people,
    })),
    ...(organizations.data?.organizations ?? []).map(({ id, name, slug }) => ({
      ...open(`/admin/organizations/${id}`),
      section: texts.allOrganizations,
      label: name,
      detail: slug,
      Icon: IconBuilding,
    })),
    ...shownMembers.map(({ user }) => ({
      ...open(`/organizations/${shown?.slug}/members?${new URLSearchParams({ search: user.email }).toString()}`),
      ...person(user),
      section: texts.members(shown?.name ?? ''),
    })),
    ...(isInvitable && shown !== undefined
      ? [
          {
            id: 'invite',
            section: texts.members(shown.name),
            label: texts.invite(search, shown.name),
            Icon: IconUserPlus,
            run: () => leaveScreen(() => void go(`/organizations/${shown.slug}/members`, { state: inviting(search) })),
          },
        ]
      : []),
    ...findOptions(options, search).slice(0, MOST),
  ];
  const isSearching =
    trimmed.length >= LEAST &&
    (trimmed !== search || [users, organizations, members, settings].some(({ isFetching }) => isFetching));
  return { found: trimmed.length >= LEAST && isLongEnough ? found : [], isSearching };
}
