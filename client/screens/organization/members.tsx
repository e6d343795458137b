import { Select } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';

import { useListAddress, useListSort } from '#client/app/list-address.ts';
import { List, ListFrame } from '#client/app/list.tsx';
import { Screen } from '#client/app/screen.tsx';
import { SearchField } from '#client/app/search-field.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { InviteButton } from './invite-member.tsx';
import { MemberTable } from './member-table.tsx';
import { TeamChoice } from './team-choice.tsx';
import { allRoles, capital, useOrganization } from './this-organization.ts';

const PAGE = 20;

export function MembersScreen() {
  const { organization } = useOrganization();
  const { get, change } = useListAddress();
  return (
    <Screen title="Members" about={`Who belongs to ${organization.name}, and as what.`} actions={<InviteButton />}>
      <ListFrame
        narrow={
          <>
            <SearchField
              label="Search by name or email"
              value={get('search')}
              onSearch={(search) => change({ search })}
            />
            <Select
              aria-label="Role"
              placeholder="Any role"
              data={allRoles.map((role) => ({ value: role, label: capital(role) }))}
              value={get('role') || null}
              onChange={(role) => change({ role })}
              clearable
              clearButtonProps={{ 'aria-label': 'Any role' }}
              w={150}
            />
            <TeamChoice
              aria-label="Team"
              placeholder="Any team"
              value={get('team')}
              onChange={(team) => change({ team })}
              w={150}
            />
          </>
        }
      >
        <Members />
      </ListFrame>
    </Screen>
  );
}

function Members() {
  const { organization } = useOrganization();
  const { page, get } = useListAddress();
  const { sort, onSort } = useListSort(['createdAt', 'name', 'role'], ['asc', 'desc']);
  const query = trpc.organization.listMembers.useQuery(
    {
      organizationId: organization.id,
      search: get('search') || undefined,
      role: get('role') || undefined,
      ...(get('team') ? { filterField: 'teamId' as const, filterValue: get('team') } : {}),
      sortBy: sort.by,
      sortDirection: sort.direction,
      limit: PAGE,
      offset: (page - 1) * PAGE,
    },
    { placeholderData: keepPreviousData },
  );
  return (
    <List
      query={query}
      itemsOf={({ members }) => members}
      rows={5}
      empty={{
        icon: <IconUserSearch />,
        title: 'Nobody found',
        description: 'Nobody here matches. Search for less, or choose another role.',
      }}
      pages={{ size: PAGE, totalOf: (data) => data, what: ['member', 'members'] }}
    >
      {(members) => <MemberTable members={members} sort={sort} onSort={onSort} isOld={query.isPlaceholderData} />}
    </List>
  );
}
