import { Button, EmptyState, Group, Paper, Select, Stack } from '@mantine/core';
import { IconUserPlus, IconUserSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router';

import { useListAddress } from '#client/app/list-address.ts';
import { ListSkeleton } from '#client/app/list-skeleton.tsx';
import { Pager } from '#client/app/pager.tsx';
import { LoadProblem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { SearchField } from '#client/app/search-field.tsx';
import type { Inputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { useMayAdminister } from './may-administer.ts';
import { UserTable } from './user-table.tsx';

const PAGE = 25;

/** What the list can be narrowed to: one column and its value each. */
const filters = {
  all: { label: 'Everybody', filter: {} },
  admins: { label: 'Administrators', filter: { filterField: 'role', filterValue: 'admin' } },
  banned: { label: 'Banned', filter: { filterField: 'banned', filterValue: 'true' } },
  unverified: { label: 'Not verified', filter: { filterField: 'emailVerified', filterValue: 'false' } },
} as const satisfies Record<string, { label: string; filter: Inputs['admin']['listUsers'] }>;
const filterNames = ['all', 'admins', 'banned', 'unverified'] as const;

export function UsersScreen() {
  const { get, oneOf, change } = useListAddress();
  const { may } = useMayAdminister();
  return (
    <Screen
      title="Users"
      about="Everybody with an account here."
      actions={
        may({ user: ['create'] }) ? (
          <Button component={Link} to="/admin/users/new" leftSection={<IconUserPlus size={16} />}>
            New user
          </Button>
        ) : null
      }
    >
      <Stack gap="sm">
        <Group gap="sm">
          <SearchField
            label="Search by name or email"
            value={get('search')}
            onSearch={(search) => change({ search })}
          />
          <Select
            aria-label="Which users"
            data={filterNames.map((value) => ({ value, label: filters[value].label }))}
            value={oneOf('show', filterNames)}
            onChange={(show) => change({ show: show === 'all' ? null : show })}
            allowDeselect={false}
            w={170}
          />
        </Group>
        <Paper>
          <Users />
        </Paper>
      </Stack>
    </Screen>
  );
}

function Users() {
  const { page, get, oneOf, change } = useListAddress();
  const sortBy = oneOf('sort', ['createdAt', 'name', 'email', 'role']);
  const sortDirection = oneOf('direction', ['desc', 'asc']);
  const search = get('search') ? { searchValue: get('search'), searchField: 'any' as const } : {};
  const { data, error, refetch, isPlaceholderData } = trpc.admin.listUsers.useQuery(
    {
      ...search,
      ...filters[oneOf('show', filterNames)].filter,
      sortBy,
      sortDirection,
      limit: PAGE,
      offset: (page - 1) * PAGE,
    },
    { placeholderData: keepPreviousData },
  );
  if (error) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={8} />;
  if (data.users.length === 0) {
    return (
      <EmptyState
        p="xl"
        icon={<IconUserSearch />}
        variant="light"
        title="Nobody found"
        description="Search for less, or show everybody."
      />
    );
  }
  return (
    <>
      <UserTable
        users={data.users}
        sort={{ by: sortBy, direction: sortDirection }}
        onSort={({ by, direction }) => change({ sort: by, direction })}
        isOld={isPlaceholderData}
      />
      <div className="list-foot">
        <Pager
          page={page}
          pageSize={PAGE}
          total={data.total}
          isCapped={data.totalIsCapped}
          what={['user', 'users']}
          onChange={(to) => change({ page: to })}
        />
      </div>
    </>
  );
}
