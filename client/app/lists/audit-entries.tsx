import { Anchor, Table, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router';

import type { Outputs } from '#client/sdk/calls.ts';

import { AUDIT_PAGE } from './audit-filters.tsx';
import { List } from './list.tsx';
import { RelativeTime } from '#client/app/text/when.tsx';

type Page = Outputs['organization']['listAudit'];
type Entry = Page['entries'][number] & { ipAddress?: string };

interface AuditEntriesProps {
  query: { data: (Omit<Page, 'entries'> & { entries: Entry[] }) | undefined; error: unknown; refetch: () => unknown };
  /** Whether a person's name leads to their page. */
  linked?: boolean;
}

/** A page of the log: what happened, who did it to whom, and when. */
export function AuditEntries({ query, linked = false }: AuditEntriesProps) {
  return (
    <List
      query={query}
      itemsOf={({ entries }) => entries}
      rows={8}
      empty={{
        icon: <IconHistory />,
        title: 'No events found',
        description: 'Try another event or date range.',
      }}
      pages={{
        size: AUDIT_PAGE,
        totalOf: (data) => data,
        nextOf: ({ nextCursor }) => nextCursor,
        what: ['entry', 'entries'],
      }}
    >
      {(entries) => (
        <Table verticalSpacing="sm" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Event</Table.Th>
              <Table.Th visibleFrom="sm">Actor</Table.Th>
              <Table.Th visibleFrom="sm">Target</Table.Th>
              <Table.Th>When</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} linked={linked} />
            ))}
          </Table.Tbody>
        </Table>
      )}
    </List>
  );
}

function Row({ entry, linked }: { entry: Entry; linked: boolean }) {
  const details = Object.entries(entry.details).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${String(value)}`],
  );
  const who = <Somebody person={entry.actor} id={entry.actorId} linked={linked} />;
  const whom = <Somebody person={entry.subject} id={entry.subjectId} linked={linked} />;
  return (
    <Table.Tr>
      <Table.Td className="main-cell" style={{ overflowWrap: 'anywhere' }}>
        <Text size="sm" fw={550}>
          {entry.event}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {[...details, entry.ipAddress].filter(Boolean).join(', ')}
        </Text>
        <Text size="sm" hiddenFrom="sm">
          {who}
          {entry.subjectId === null ? null : <> to {whom}</>}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm" style={{ overflowWrap: 'anywhere' }}>
        {who}
      </Table.Td>
      <Table.Td visibleFrom="sm" style={{ overflowWrap: 'anywhere' }}>
        {whom}
      </Table.Td>
      <Table.Td>
        <Text size="sm" c="dimmed">
          <RelativeTime at={entry.createdAt} />
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}

function Somebody({ person, id, linked }: { person: Entry['actor']; id: string | null; linked: boolean }) {
  if (person && linked) {
    return (
      <Anchor component={Link} to={`/admin/users/${person.id}`} size="sm">
        {person.name || person.email}
      </Anchor>
    );
  }
  const name = person ? person.name || person.email : id === null ? '–' : 'Deleted user';
  return (
    <Text size="sm" c={person ? undefined : 'dimmed'} component="span">
      {name}
    </Text>
  );
}
