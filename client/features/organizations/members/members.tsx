import { Group, Select } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { useListAddress, useListSort } from '#client/console/lists/list-address.ts';
import { ListFrame } from '#client/console/lists/list.tsx';
import { MembersExport } from '#client/console/lists/members-export.tsx';
import { PeopleList, PeopleSearch } from '#client/console/lists/people-list.tsx';
import { Screen } from '#client/page/screen.tsx';
import { InviteButton } from '#client/features/organizations/invitations/invite-member.tsx';
import { TeamChoice, useTeams } from '#client/features/organizations/team-choice.tsx';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';
import { MAX_PAGE_LENGTH } from '#shared/lib/paging.ts';

import { MemberDrawer } from './member-drawer.tsx';
import { rowOf } from '#client/features/organizations/listed-member.tsx';
import { roleName, rolesByRank } from '#client/components/lib/roles.ts';
import { texts } from '#client/components/texts/organizations/member-texts.ts';

const PAGE = 20;

export function MembersScreen() {
  const { organization, access, hasPermission } = useOrganization();
  const { get, change } = useListAddress();
  return (
    <Screen
      title={texts.title}
      about={texts.about(organization.name)}
      actions={
        <Group gap="sm">
          {hasPermission({ member: ['update'] }) ? <ExportMembers /> : null}
          <InviteButton />
        </Group>
      }
    >
      <ListFrame
        search={<PeopleSearch />}
        active={['role', 'team'].filter((filter) => get(filter) !== '').length}
        filters={
          <>
            <Select
              aria-label={texts.filters.role}
              placeholder={texts.filters.allRoles}
              data={rolesByRank(access).map((role) => ({ value: role, label: roleName(role) }))}
              value={get('role') || null}
              onChange={(role) => change({ role })}
              clearable
              clearButtonProps={{ 'aria-label': texts.filters.clearRole }}
              w={{ base: '100%', sm: 150 }}
            />
            <TeamChoice
              aria-label={texts.filters.team}
              placeholder={texts.filters.allTeams}
              value={get('team')}
              onChange={(team) => change({ team })}
              w={{ base: '100%', sm: 150 }}
            />
          </>
        }
      >
        <Members />
      </ListFrame>
    </Screen>
  );
}

/** The query of the list, from its address. */
function useMembersQuery() {
  const { organization } = useOrganization();
  const { get } = useListAddress();
  const { sort, onSort } = useListSort(['createdAt', 'name', 'role'], ['asc', 'desc']);
  const list = {
    organizationId: organization.id,
    search: get('search') || undefined,
    role: get('role') || undefined,
    ...(get('team') ? { filterField: 'teamId' as const, filterValue: get('team') } : {}),
    sortBy: sort.by,
    sortDirection: sort.direction,
  };
  return { list, sort, onSort };
}

/** For members who manage others; the rest see the same rows in the list. */
function ExportMembers() {
  const { client } = trpc.useUtils();
  const { list } = useMembersQuery();
  return (
    <MembersExport
      name={texts.file}
      readPage={(cursor) => client.organization.listMembers.query({ ...list, cursor, limit: MAX_PAGE_LENGTH })}
    />
  );
}

function Members() {
  const { member: me } = useOrganization();
  const { page, get } = useListAddress();
  const { list, sort, onSort } = useMembersQuery();
  const query = trpc.organization.listMembers.useQuery(
    { ...list, limit: PAGE, offset: (page - 1) * PAGE },
    { placeholderData: keepPreviousData },
  );
  const isTeamOnly = get('team') !== '' && get('search') === '' && get('role') === '';
  const [opened, setOpened] = useState<string | null>(null);
  const shown = query.data?.members.find(({ id }) => id === opened) ?? null;
  const hasTeams = useTeams().length > 0;
  return (
    <>
      <PeopleList
        query={query}
        peopleOf={({ members }) =>
          members.map((member) => ({ ...rowOf(member, me), onOpen: () => setOpened(member.id) }))
        }
        headings={{
          status: texts.columns.roles,
          teams: hasTeams ? texts.columns.teams : undefined,
          since: texts.columns.joined,
          actions: texts.columns.actions,
        }}
        sort={sort}
        onSort={onSort}
        empty={{ ...texts.empty, noMatch: isTeamOnly ? texts.emptyTeam : texts.empty }}
        pages={{ size: PAGE, totalOf: (data) => data, count: texts.count }}
      />
      <MemberDrawer member={shown} onClose={() => setOpened(null)} />
    </>
  );
}
