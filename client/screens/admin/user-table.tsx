import { Badge, Group, Table, Text, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';

import { PersonName } from '#client/app/person-name.tsx';
import { SortHeader, type Sort } from '#client/app/sort-header.tsx';
import { When } from '#client/app/when.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { rolesOf } from '#shared/permissions.ts';

export type ListedUser = Outputs['admin']['listUsers']['users'][number];

interface UserTableProps {
  users: ListedUser[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** What is shown is what was asked before; the new answer is on its way. */
  isOld: boolean;
}

export function UserTable({ users, sort, onSort, isOld }: UserTableProps) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" aria-busy={isOld} opacity={isOld ? 0.6 : 1}>
      <Table.Thead>
        <Table.Tr>
          <SortHeader by="name" label="Name" sort={sort} onSort={onSort} />
          <SortHeader by="role" label="Standing" sort={sort} onSort={onSort} visibleFrom="sm" />
          <SortHeader by="createdAt" label="Signed up" sort={sort} onSort={onSort} visibleFrom="sm" />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {users.map((user) => (
          <Table.Tr key={user.id}>
            <Table.Td style={{ maxWidth: 0, width: '55%' }}>
              <UnstyledButton component={Link} to={`/admin/users/${user.id}`} display="block">
                <PersonName person={user} />
              </UnstyledButton>
              <Group hiddenFrom="sm" mt={6} ml={46}>
                <Standing user={user} />
              </Group>
            </Table.Td>
            <Table.Td visibleFrom="sm">
              <Standing user={user} />
            </Table.Td>
            <Table.Td visibleFrom="sm">
              <Text size="sm" c="dimmed">
                <When at={user.createdAt} />
              </Text>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** A person's roles, and what keeps them out. */
export function Standing({ user: { role, banned, emailVerified } }: { user: ListedUser }) {
  return (
    <Group gap={4} component="span">
      {rolesOf(role).map((each) => (
        <Badge key={each} variant={each === 'user' ? 'default' : 'filled'} tt="capitalize" fw={550}>
          {each}
        </Badge>
      ))}
      {banned ? (
        <Badge variant="default" tt="none" fw={550} c="var(--mantine-color-error)">
          Banned
        </Badge>
      ) : null}
      {emailVerified ? null : (
        <Badge variant="default" tt="none" fw={550}>
          Not verified
        </Badge>
      )}
    </Group>
  );
}
