import './people-table.css';

import { Group, Table, Text, UnstyledButton } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { PersonName } from '#client/console/parts/person-name.tsx';
import { SelectPage, SelectRow, type RowSelection } from '#client/console/selection/row-checkboxes.tsx';
import { texts } from '#client/components/texts/shell-texts.ts';
import { SortHeader, type Sort } from './sort-header.tsx';
import { RelativeTime } from '#client/components/text/relative-time.tsx';

export interface PersonRow {
  id: string;
  person: { name: string; email: string; image?: string | null };
  badge?: ReactNode;
  /** The address of their own screen. */
  to?: string;
  /** Opens what else is known of them. */
  onOpen?: () => void;
  /** Roles and status; on a phone only if the list has facts. */
  status: ReactNode;
  /** By the names of their columns. */
  facts?: Record<string, ReactNode>;
  /** Badges of their teams. */
  teams?: ReactNode;
  since: string;
  /** Null if that never was. */
  lastSeen?: string | null;
  actions?: ReactNode;
  /** Whether a list with a selection can select the row; by default it can. */
  isSelectable?: boolean;
}

interface Headings {
  status?: string;
  /** Columns in place of that of the status, and the narrowest window with each. */
  facts?: readonly { name: string; label: string; from: 'sm' | 'md' | 'lg'; sortBy?: string }[];
  teams?: string | undefined;
  since: string;
  lastSeen?: string;
  actions?: string;
}

export interface PeopleTableProps {
  people: PersonRow[];
  headings: Headings;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection?: RowSelection;
  /** The rows of the previous query are shown until the new ones arrive. */
  isStale: boolean;
}
/** People with their roles and a date, for which there is room on a wide screen; one column on a phone. */
export function PeopleTable({ people, headings, sort, onSort, selection, isStale }: PeopleTableProps) {
  return (
    <Table
      className={headings.facts ? 'people-table people-facts' : 'people-table'}
      verticalSpacing={5}
      aria-busy={isStale}
      opacity={isStale ? 0.6 : 1}
    >
      <Table.Thead>
        <Table.Tr>
          {selection ? <SelectPage ids={selectableIds(people)} selection={selection} /> : null}
          <SortHeader by="name" label={texts.list.name} sort={sort} onSort={onSort} />
          {headings.status ? (
            <SortHeader by="role" label={headings.status} sort={sort} onSort={onSort} visibleFrom="sm" />
          ) : null}
          {headings.facts?.map(({ name, label, from, sortBy }) =>
            sortBy ? (
              <SortHeader key={name} by={sortBy} label={label} sort={sort} onSort={onSort} visibleFrom={from} />
            ) : (
              <Heading key={name} label={label} from={from} />
            ),
          )}
          {headings.teams ? <Table.Th visibleFrom="sm">{headings.teams}</Table.Th> : null}
          <SortHeader
            by="createdAt"
            label={headings.since}
            sort={sort}
            onSort={onSort}
            visibleFrom={sinceFrom(headings)}
          />
          {headings.lastSeen ? <Heading label={headings.lastSeen} from={lastSeenFrom(headings)} /> : null}
          {headings.actions ? (
            <Table.Th w={56}>
              <span className="visually-hidden">{headings.actions}</span>
            </Table.Th>
          ) : null}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {people.map((row) => (
          <Row key={row.id} row={row} headings={headings} selection={selection} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Heading({ label, from }: { label: string; from: string }) {
  return (
    <Table.Th visibleFrom={from} style={{ whiteSpace: 'nowrap' }}>
      {label}
    </Table.Th>
  );
}

/** The narrowest windows with the dates. */
const sinceFrom = ({ facts }: Headings) => (facts ? 'lg' : 'md');
const lastSeenFrom = ({ facts }: Headings) => (facts ? 'sm' : 'md');

const selectableIds = (people: readonly PersonRow[]) =>
  people.filter(({ isSelectable = true }) => isSelectable).map(({ id }) => id);

const nameOf = ({ person: { name, email } }: PersonRow) => name || email;

type RowProps = Pick<PeopleTableProps, 'headings' | 'selection'> & { row: PersonRow };

function Row({ row, headings, selection }: RowProps) {
  const { person, badge, to, onOpen, status, facts = {}, teams, since, lastSeen, actions } = row;
  const name = <PersonName person={person} badge={badge} />;
  return (
    <Table.Tr className={to === undefined && onOpen === undefined ? undefined : 'linked-row'}>
      {selection ? (
        <SelectRow id={row.id} name={nameOf(row)} isSelectable={row.isSelectable ?? true} selection={selection} />
      ) : null}
      <Table.Td className="main-cell">
        {to !== undefined ? (
          <UnstyledButton component={Link} to={to} display="block" className="row-target">
            {name}
          </UnstyledButton>
        ) : onOpen ? (
          <UnstyledButton display="block" maw="100%" className="row-target" aria-haspopup="dialog" onClick={onOpen}>
            {name}
          </UnstyledButton>
        ) : (
          name
        )}
        <Group
          hiddenFrom="sm"
          mt={headings.facts ? 2 : 6}
          ms={46}
          gap={6}
          className={onOpen ? 'above-target' : undefined}
        >
          {status}
          {teams}
          {headings.lastSeen ? (
            <Text size="xs" c="dimmed" flex="none">
              <IconClock size={12} style={{ marginInlineEnd: 3, verticalAlign: '-1px' }} />
              <span className="visually-hidden">{headings.lastSeen}: </span>
              <Seen at={lastSeen} />
            </Text>
          ) : null}
        </Group>
      </Table.Td>
      {headings.status ? (
        <Table.Td visibleFrom="sm" className={onOpen ? 'status-cell above-target' : 'status-cell'}>
          {status}
        </Table.Td>
      ) : null}
      {headings.facts?.map(({ name: fact, from }) => (
        <Table.Td key={fact} visibleFrom={from} className="status-cell">
          {facts[fact]}
        </Table.Td>
      ))}
      {headings.teams ? <Table.Td visibleFrom="sm">{teams}</Table.Td> : null}
      <Table.Td visibleFrom={sinceFrom(headings)}>
        <Text size="sm" c="dimmed">
          <RelativeTime at={since} />
        </Text>
      </Table.Td>
      {headings.lastSeen ? (
        <Table.Td visibleFrom={lastSeenFrom(headings)}>
          <Text size="sm" c="dimmed">
            <Seen at={lastSeen} />
          </Text>
        </Table.Td>
      ) : null}
      {headings.actions ? <Table.Td>{actions}</Table.Td> : null}
    </Table.Tr>
  );
}

function Seen({ at }: { at: string | null | undefined }) {
  return at ? <RelativeTime at={at} /> : texts.list.never;
}
