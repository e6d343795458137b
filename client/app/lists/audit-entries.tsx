import { Anchor, Code, Group, Table, Text } from '@mantine/core';
import { IconArrowRight, IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router';

import type { Outputs } from '#client/sdk/calls.ts';

import { AUDIT_PAGE } from './audit-filters.tsx';
import { texts } from './audit-texts.ts';
import { List } from './list.tsx';
import { RelativeTime } from '#client/app/text/relative-time.tsx';

type Page = Outputs['organization']['listAudit'];
type Entry = Page['entries'][number] & { ipAddress?: string };

interface AuditEntriesProps {
  query: { data: (Omit<Page, 'entries'> & { entries: Entry[] }) | undefined; error: unknown; refetch: () => unknown };
  /** Whether names link to the pages of the users. */
  linked?: boolean;
}

/** A page of the audit log. */
export function AuditEntries({ query, linked = false }: AuditEntriesProps) {
  return (
    <List
      query={query}
      itemsOf={({ entries }) => entries}
      rows={8}
      empty={{ icon: <IconHistory />, ...texts.empty }}
      pages={{
        size: AUDIT_PAGE,
        totalOf: (data) => data,
        nextOf: ({ nextCursor }) => nextCursor,
        count: texts.count,
      }}
    >
      {(entries) => (
        <Table verticalSpacing="sm" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.columns.event}</Table.Th>
              <Table.Th visibleFrom="sm">{texts.columns.actor}</Table.Th>
              <Table.Th visibleFrom="sm">{texts.columns.target}</Table.Th>
              <Table.Th>{texts.columns.when}</Table.Th>
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
  const actor = <UserName user={entry.actor} id={entry.actorId} linked={linked} />;
  const target = <UserName user={entry.subject} id={entry.subjectId} linked={linked} />;
  return (
    <Table.Tr>
      <Table.Td className="main-cell" style={{ overflowWrap: 'anywhere' }}>
        <Group gap="xs" style={{ rowGap: 0 }}>
          <Text size="sm" fw={550}>
            {texts.event(entry.event)}
          </Text>
          <Code c="dimmed">{entry.event}</Code>
        </Group>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {[...details, entry.ipAddress].filter(Boolean).join(', ')}
        </Text>
        <Text size="sm" hiddenFrom="sm">
          {actor}
          {entry.subjectId === null || entry.subjectId === entry.actorId ? null : (
            <>
              {' '}
              <IconArrowRight size={12} aria-label={texts.to} /> {target}
            </>
          )}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm" style={{ overflowWrap: 'anywhere' }}>
        {actor}
      </Table.Td>
      <Table.Td visibleFrom="sm" style={{ overflowWrap: 'anywhere' }}>
        {target}
      </Table.Td>
      <Table.Td>
        <Text size="sm" c="dimmed">
          <RelativeTime at={entry.createdAt} />
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}

function UserName({ user, id, linked }: { user: Entry['actor']; id: string | null; linked: boolean }) {
  if (user && linked) {
    return (
      <Anchor component={Link} to={`/admin/users/${user.id}`} size="sm">
        {user.name || user.email}
      </Anchor>
    );
  }
  const name = user ? user.name || user.email : id === null ? texts.none : texts.deletedUser;
  return (
    <Text size="sm" c={user ? undefined : 'dimmed'} component="span">
      {name}
    </Text>
  );
}
