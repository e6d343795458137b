import { Group, Table, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { PersonName } from '#client/app/person-name.tsx';
import { texts } from '#client/app/signed-in-texts.ts';
import { SortHeader, type Sort } from './sort-header.tsx';
import { RelativeTime } from '#client/app/text/relative-time.tsx';

export interface PersonRow {
  id: string;
  person: { name: string; email: string; image?: string | null };
  badge?: ReactNode;
  /** The address of their own screen. */
  to?: string;
  /** Roles and status. */
  status: ReactNode;
  since: string;
  /** Null if that never was. */
  lastSeen?: string | null;
  actions?: ReactNode;
}

export interface PeopleTableProps {
  people: PersonRow[];
  headings: { status: string; since: string; lastSeen?: string; actions?: string };
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The rows of the previous query are shown until the new ones arrive. */
  isStale: boolean;
}

/** People with their roles and a date; one column on a phone. */
export function PeopleTable({ people, headings, sort, onSort, isStale }: PeopleTableProps) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" aria-busy={isStale} opacity={isStale ? 0.6 : 1}>
      <Table.Thead>
        <Table.Tr>
          <SortHeader by="name" label={texts.list.name} sort={sort} onSort={onSort} />
          <SortHeader by="role" label={headings.status} sort={sort} onSort={onSort} visibleFrom="sm" />
          <SortHeader by="createdAt" label={headings.since} sort={sort} onSort={onSort} visibleFrom="sm" />
          {headings.lastSeen ? <Table.Th visibleFrom="md">{headings.lastSeen}</Table.Th> : null}
          {headings.actions ? (
            <Table.Th w={56}>
              <span className="visually-hidden">{headings.actions}</span>
            </Table.Th>
          ) : null}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {people.map((row) => (
          <Row key={row.id} row={row} headings={headings} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Row({ row, headings }: { row: PersonRow; headings: PeopleTableProps['headings'] }) {
  const { person, badge, to, status, since, lastSeen, actions } = row;
  const name = <PersonName person={person} badge={badge} />;
  return (
    <Table.Tr className={to === undefined ? undefined : 'linked-row'}>
      <Table.Td className="main-cell">
        {to === undefined ? (
          name
        ) : (
          <UnstyledButton component={Link} to={to} display="block" className="row-target">
            {name}
          </UnstyledButton>
        )}
        <Group hiddenFrom="sm" mt={6} ml={46}>
          {status}
        </Group>
      </Table.Td>
      <Table.Td visibleFrom="sm">{status}</Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" c="dimmed">
          <RelativeTime at={since} />
        </Text>
      </Table.Td>
      {headings.lastSeen ? (
        <Table.Td visibleFrom="md">
          <Text size="sm" c="dimmed">
            {lastSeen ? <RelativeTime at={lastSeen} /> : texts.list.never}
          </Text>
        </Table.Td>
      ) : null}
      {headings.actions ? <Table.Td className="above-target">{actions}</Table.Td> : null}
    </Table.Tr>
  );
}
