import { Badge, Group, Table, Text } from '@mantine/core';

import { PersonName } from '#client/app/person-name.tsx';
import { SortHeader, type Sort } from '#client/app/sort-header.tsx';
import { When } from '#client/app/when.tsx';
import type { Outputs } from '#client/sdk/calls.ts';

import { MemberMenu } from './member-menu.tsx';
import { RoleBadges } from './role-badges.tsx';
import { useOrganization } from './this-organization.ts';

export type ListedMember = Outputs['organization']['listMembers']['members'][number];

interface MemberTableProps {
  members: ListedMember[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** What is shown is what was asked before; the new answer is on its way. */
  isOld: boolean;
}

export function MemberTable({ members, sort, onSort, isOld }: MemberTableProps) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" aria-busy={isOld} opacity={isOld ? 0.6 : 1}>
      <Table.Thead>
        <Table.Tr>
          <SortHeader by="name" label="Name" sort={sort} onSort={onSort} />
          <SortHeader by="role" label="Roles" sort={sort} onSort={onSort} visibleFrom="sm" />
          <SortHeader by="createdAt" label="Joined" sort={sort} onSort={onSort} visibleFrom="sm" />
          <Table.Th w={56}>
            <span className="unseen">What you can do</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {members.map((member) => (
          <Row key={member.id} member={member} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Row({ member }: { member: ListedMember }) {
  const { member: me } = useOrganization();
  const isMe = member.id === me.id;
  return (
    <Table.Tr>
      <Table.Td style={{ maxWidth: 0, width: '50%' }}>
        <PersonName
          person={member.user}
          badge={
            isMe ? (
              <Badge variant="default" tt="none" fw={550}>
                You
              </Badge>
            ) : null
          }
        />
        <Group hiddenFrom="sm" mt={6} ml={46}>
          <RoleBadges role={member.role} />
        </Group>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <RoleBadges role={member.role} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" c="dimmed">
          <When at={member.createdAt} />
        </Text>
      </Table.Td>
      <Table.Td>
        <MemberMenu member={member} isMe={isMe} />
      </Table.Td>
    </Table.Tr>
  );
}
