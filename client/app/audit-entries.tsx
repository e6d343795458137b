import { Anchor, EmptyState, Table, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router';

import type { Outputs } from '#client/sdk/calls.ts';

import { AUDIT_PAGE } from './audit-filters.tsx';
import { useListAddress } from './list-address.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { Pager } from './pager.tsx';
import { LoadProblem } from './problem.tsx';
import { When } from './when.tsx';

type Page = Outputs['organization']['listAudit'];
type Entry = Page['entries'][number] & { ipAddress?: string };

interface AuditEntriesProps {
  query: { data: (Omit<Page, 'entries'> & { entries: Entry[] }) | undefined; error: unknown; refetch: () => unknown };
  /** Whether a person's name leads to their page. */
  linked?: boolean;
}

/** A page of the log: what happened, who did it to whom, and when. */
export function AuditEntries({ query: { data, error, refetch }, linked = false }: AuditEntriesProps) {
  const { page, change } = useListAddress();
  if (error) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={8} />;
  if (data.entries.length === 0) {
    return (
      <EmptyState
        p="xl"
        icon={<IconHistory />}
        variant="light"
        title="Nothing recorded"
        description="Nothing of this kind has happened then. Choose another event or other days."
      />
    );
  }
  return (
    <>
      <Table verticalSpacing="sm" horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Event</Table.Th>
            <Table.Th visibleFrom="sm">Who</Table.Th>
            <Table.Th visibleFrom="sm">To whom</Table.Th>
            <Table.Th>When</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.entries.map((entry) => (
            <Row key={entry.id} entry={entry} linked={linked} />
          ))}
        </Table.Tbody>
      </Table>
      <div className="list-foot">
        <Pager
          page={page}
          pageSize={AUDIT_PAGE}
          total={data.total}
          isCapped={data.totalIsCapped}
          what={['entry', 'entries']}
          onChange={(to) => change({ page: to })}
        />
      </div>
    </>
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
      <Table.Td>
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
      <Table.Td visibleFrom="sm">{who}</Table.Td>
      <Table.Td visibleFrom="sm">{whom}</Table.Td>
      <Table.Td>
        <Text size="sm" c="dimmed">
          <When at={entry.createdAt} />
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
  const name = person ? person.name || person.email : id === null ? '–' : 'Somebody deleted';
  return (
    <Text size="sm" c={person ? undefined : 'dimmed'} component="span">
      {name}
    </Text>
  );
}
