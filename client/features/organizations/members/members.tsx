import { Group, Select } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { useListAddress, useListSort } from '#client/console/lists/list-address.ts';
import { ListFrame } from '#client/console/lists/list.tsx';
import { MembersExport } from '#client/console/lists/members-export.tsx';
import { PeopleList, PeopleSearch } from '#client/console/lists/people-list.tsx';
import type { RowSelection } from '#client/console/selection/row-checkboxes.tsx';
import { texts as selectionTexts } from '#client/console/selection/texts.ts';
import { useSelection } from '#client/console/selection/use-selection.ts';
import { Screen } from '#client/page/screen.tsx';
import { InviteButton } from '#client/features/organizations/invitations/invite-member.tsx';
import { TeamChoice, useTeams } from '#client/features/organizations/team-choice.tsx';
import { useOrganization } from '#client/console/access/use-organization.ts';
import type { ListedMember } from '#client/features/organizations/listed.ts';
import { trpc } from '#client/sdk/react.tsx';
import { MAX_PAGE_LENGTH } from '#shared/lib/paging.ts';

import { texts as bulkTexts } from './bulk-texts.ts';
import { MemberBar, MOST_SELECTED } from './member-bar.tsx';
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

/** Those whom the user may change or remove: not the own row, and none above the own role. */
function useSelectedMembers(listed: readonly ListedMember[]) {
  const { member: me, hasPermission, outranks } = useOrganization();
  const { list } = useMembersQuery();
  const { search, role, filterValue: team } = list;
  const selected = useSelection<ListedMember>(JSON.stringify({ search, role, team }));
  const room = MOST_SELECTED - selected.items.length;
  const isSelectable = ({ id, role: roles }: ListedMember) =>
    id !== me.id && outranks(roles) && (room > 0 || selected.has(id));
  const set = (ids: readonly string[], isSelected: boolean) => {
    const members = listed.filter(({ id }) => ids.includes(id));
    const added = members.filter(({ id }) => !selected.has(id)).slice(0, room);
    selected.set(isSelected ? added : members, isSelected);
  };
  const mayChange = hasPermission({ member: ['update'] }) || hasPermission({ member: ['delete'] });
  const selection: RowSelection = {
    pageLabel: bulkTexts.selectPage,
    label: selectionTexts.select,
    has: selected.has,
    set,
  };
  return { selected, isSelectable, selection: mayChange ? selection : undefined };
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
  const { selected, isSelectable, selection } = useSelectedMembers(query.data?.members ?? []);
  return (
    <>
      <PeopleList
        query={query}
        peopleOf={({ members }) =>
          members.map((member) => ({
            ...rowOf(member, me),
            onOpen: () => setOpened(member.id),
            isSelectable: isSelectable(member),
          }))
        }
        selection={selection}
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
      <MemberBar selection={selected} />
      <MemberDrawer member={shown} onClose={() => setOpened(null)} />
    </>
  );
}
