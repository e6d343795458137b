import { Avatar, Badge, Button, Group, NativeSelect, Pagination, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { Ago } from '#client/app/ago.tsx';
import { Card, Empty } from '#client/app/card.tsx';
import { Loaded } from '#client/app/loaded.tsx';
import { roleName } from '#client/app/roles.ts';
import { Screen } from '#client/app/screen.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';
import { can } from '#shared/permissions.ts';

type User = Outputs['admin']['listUsers']['users'][number];
interface Filter {
  filterField?: 'banned' | 'role' | 'emailVerified';
  filterValue?: string | boolean;
}

const PAGE = 20;
const filters: Record<string, Filter> = {
  'All users': {},
  Banned: { filterField: 'banned', filterValue: true },
  Administrators: { filterField: 'role', filterValue: 'admin' },
  'Not verified': { filterField: 'emailVerified', filterValue: false },
};

export function SeeUsersScreen() {
  const { role } = useUser();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState('All users');
  const [page, setPage] = useState(1);
  const [search] = useDebouncedValue(typed.trim(), 200);
  const users = trpc.admin.listUsers.useQuery(
    {
      ...filters[filter],
      ...(search ? { searchValue: search, searchField: 'any' } : {}),
      sortBy: 'createdAt',
      sortDirection: 'desc',
      limit: PAGE,
      offset: (page - 1) * PAGE,
    },
    { placeholderData: keepPreviousData },
  );
  const narrow = (change: () => void) => {
    setPage(1);
    change();
  };
  return (
    <Screen
      title="Users"
      about={users.data ? `${users.data.total.toLocaleString()}${users.data.totalIsCapped ? '+' : ''} found` : ' '}
      actions={
        can(siteOptions.platformAccess, role, { user: ['create'] }) ? (
          <Button component={Link} to="/admin/users/new" leftSection={<IconUserPlus size={16} />}>
            Create user
          </Button>
        ) : null
      }
    >
      <Group gap="sm">
        <TextInput
          type="search"
          aria-label="Search users"
          placeholder="Name or email"
          leftSection={<IconSearch size={16} />}
          value={typed}
          onChange={(event) => narrow(() => setTyped(event.target.value))}
          style={{ flex: '1 1 14rem' }}
        />
        <NativeSelect
          aria-label="Filter"
          data={Object.keys(filters)}
          value={filter}
          onChange={(event) => narrow(() => setFilter(event.target.value))}
        />
      </Group>
      <Card rows>
        <Loaded query={users} rows={6}>
          {({ users: list }) =>
            list.length === 0 ? (
              <Empty>Nobody matches.</Empty>
            ) : (
              list.map((user) => <UserRow key={user.id} user={user} />)
            )
          }
        </Loaded>
      </Card>
      {users.data && users.data.total > PAGE ? (
        <Pagination
          total={Math.ceil(users.data.total / PAGE)}
          value={page}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        />
      ) : null}
    </Screen>
  );
}

function UserRow({ user }: { user: User }) {
  const { id, name, email, image, role, banned, createdAt } = user;
  return (
    <div className="row">
      <Avatar src={image} name={name || email} alt="" aria-hidden />
      <div className="grow">
        <Text size="sm" fw={600}>
          {name || email}
        </Text>
        <Text size="sm" c="dimmed">
          {email} · <Ago moment={createdAt} />
        </Text>
      </div>
      {role === 'user' ? null : <Badge variant="default">{roleName(role)}</Badge>}
      {banned ? (
        <Badge variant="default" c="var(--mantine-color-error)">
          Banned
        </Badge>
      ) : null}
      <Button
        component={Link}
        to={`/admin/users/${id}`}
        size="xs"
        variant="default"
        aria-label={`Open ${name || email}`}
      >
        Open
      </Button>
    </div>
  );
}
