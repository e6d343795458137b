import { Button, Select } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router';

import { useCursor, useListAddress, useListSort } from '#client/app/lists/list-address.ts';
import { ListFrame } from '#client/app/lists/list.tsx';
import { PeopleList, PeopleSearch } from '#client/app/lists/people-list.tsx';
import { Permitted } from '#client/app/permitted.tsx';
import { Screen } from '#client/app/screen.tsx';
import type { Inputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { rowOf } from './listed-user.tsx';
import { useMayAdminister } from './may-administer.ts';

const PAGE = 25;

/** What the list can be narrowed to: one column and its value each. */
const filters = {
  all: { label: 'All users', filter: {} },
  admins: { label: 'Administrators', filter: { filterField: 'role', filterValue: 'admin' } },
  banned: { label: 'Banned', filter: { filterField: 'banned', filterValue: 'true' } },
  unverified: { label: 'Not verified', filter: { filterField: 'emailVerified', filterValue: 'false' } },
} as const satisfies Record<string, { label: string; filter: Inputs['admin']['listUsers'] }>;
const filterNames = ['all', 'admins', 'banned', 'unverified'] as const;

export function UsersScreen() {
  const { oneOf, change } = useListAddress();
  const { may } = useMayAdminister();
  return (
    <Permitted needs={{ user: ['list'] }}>
      <Screen
        title="Users"
        about="All accounts."
        actions={
          may({ user: ['create'] }) ? (
            <Button component={Link} to="/admin/users/new" leftSection={<IconUserPlus size={16} />}>
              New user
            </Button>
          ) : null
        }
      >
        <ListFrame
          filters={
            <>
              <PeopleSearch />
              <Select
                aria-label="Which users"
                data={filterNames.map((value) => ({ value, label: filters[value].label }))}
                value={oneOf('show', filterNames)}
                onChange={(show) => change({ show: show === 'all' ? null : show })}
                allowDeselect={false}
                w={170}
              />
            </>
          }
        >
          <Users />
        </ListFrame>
      </Screen>
    </Permitted>
  );
}

function Users() {
  const { get, oneOf } = useListAddress();
  const { cursor } = useCursor();
  const { sort, onSort } = useListSort(['createdAt', 'name', 'email', 'role'], ['desc', 'asc']);
  const search = get('search') ? { searchValue: get('search'), searchField: 'any' as const } : {};
  const query = trpc.admin.listUsers.useQuery(
    {
      ...search,
      ...filters[oneOf('show', filterNames)].filter,
      sortBy: sort.by,
      sortDirection: sort.direction,
      limit: PAGE,
      cursor,
    },
    { placeholderData: keepPreviousData },
  );
  return (
    <PeopleList
      query={query}
      peopleOf={({ users }) => users.map(rowOf)}
      headings={{ standing: 'Role & status', since: 'Signed up' }}
      sort={sort}
      onSort={onSort}
      empty={{ title: 'No users found', description: 'Try a different search or clear the filters.' }}
      pages={{
        size: PAGE,
        totalOf: (data) => data,
        nextOf: ({ nextCursor }) => nextCursor,
        what: ['user', 'users'],
      }}
    />
  );
}
