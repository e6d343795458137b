import { Button, Select } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router';

import { usePlatformAccess } from '#client/app/forms/platform-access.ts';
import { useCursor, useListAddress, useListSort } from '#client/app/lists/list-address.ts';
import { ListFrame } from '#client/app/lists/list.tsx';
import { PeopleList, PeopleSearch } from '#client/app/lists/people-list.tsx';
import { Permitted } from '#client/app/permitted.tsx';
import { Screen } from '#client/app/screen.tsx';
import type { Inputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { rowOf } from './listed-user.tsx';
import { texts } from './texts.ts';

const PAGE = 25;

/** The choices of the filter, each with its query. */
const filters = {
  all: { label: texts.users.filter.all, filter: {} },
  admins: { label: texts.users.filter.administrators, filter: { filterField: 'role', filterValue: 'admin' } },
  banned: { label: texts.users.filter.banned, filter: { filterField: 'banned', filterValue: 'true' } },
  unverified: { label: texts.users.filter.unverified, filter: { filterField: 'emailVerified', filterValue: 'false' } },
} as const satisfies Record<string, { label: string; filter: Inputs['admin']['listUsers'] }>;
const filterNames = ['all', 'admins', 'banned', 'unverified'] as const;

export function UsersScreen() {
  const { oneOf, change } = useListAddress();
  const { may } = usePlatformAccess();
  return (
    <Permitted needs={{ user: ['list'] }}>
      <Screen
        title={texts.users.title}
        about={texts.users.about}
        actions={
          may({ user: ['create'] }) ? (
            <Button component={Link} to="/admin/users/new" leftSection={<IconUserPlus size={16} />}>
              {texts.users.create}
            </Button>
          ) : null
        }
      >
        <ListFrame
          filters={
            <>
              <PeopleSearch label={texts.users.search} />
              <Select
                aria-label={texts.users.filter.label}
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
      headings={{
        status: texts.users.columns.status,
        since: texts.users.columns.createdAt,
        lastSeen: texts.users.columns.lastSeenAt,
      }}
      sort={sort}
      onSort={onSort}
      empty={texts.users.empty}
      pages={{
        size: PAGE,
        totalOf: (data) => data,
        nextOf: ({ nextCursor }) => nextCursor,
        count: texts.users.count,
      }}
    />
  );
}
