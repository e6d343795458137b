import { Group, Table, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { PersonName } from '#client/app/person-name.tsx';
import { SortHeader, type Sort } from './sort-header.tsx';
import { RelativeTime } from '#client/app/text/relative-time.tsx';

export interface PersonRow {
  id: string;
  person: { name: string; email: string; image?: string | null };
  badge?: ReactNode;
  /** Where more is said of them. */
  to?: string;
  /** What they are here. */
  standing: ReactNode;
  since: string;
  actions?: ReactNode;
}

export interface PeopleTableProps {
  people: PersonRow[];
  headings: { standing: string; since: string; actions?: string };
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** What is shown is what was asked before; the new answer is on its way. */
  isOld: boolean;
}

/** People, what they are and since when; on a phone all of it in one column. */
export function PeopleTable({ people, headings, sort, onSort, isOld }: PeopleTableProps) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" aria-busy={isOld} opacity={isOld ? 0.6 : 1}>
      <Table.Thead>
        <Table.Tr>
          <SortHeader by="name" label="Name" sort={sort} onSort={onSort} />
          <SortHeader by="role" label={headings.standing} sort={sort} onSort={onSort} visibleFrom="sm" />
          <SortHeader by="createdAt" label={headings.since} sort={sort} onSort={onSort} visibleFrom="sm" />
          {headings.actions ? (
            <Table.Th w={56}>
              <span className="unseen">{headings.actions}</span>
            </Table.Th>
          ) : null}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {people.map((row) => (
          <Row key={row.id} row={row} hasActions={headings.actions !== undefined} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Row({ row, hasActions }: { row: PersonRow; hasActions: boolean }) {
  const { person, badge, to, standing, since, actions } = row;
  const name = <PersonName person={person} badge={badge} />;
  return (
    <Table.Tr>
      <Table.Td className="main-cell">
        {to === undefined ? (
          name
        ) : (
          <UnstyledButton component={Link} to={to} display="block">
            {name}
          </UnstyledButton>
        )}
        <Group hiddenFrom="sm" mt={6} ml={46}>
          {standing}
        </Group>
      </Table.Td>
      <Table.Td visibleFrom="sm">{standing}</Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" c="dimmed">
          <RelativeTime at={since} />
        </Text>
      </Table.Td>
      {hasActions ? <Table.Td>{actions}</Table.Td> : null}
    </Table.Tr>
  );
}
