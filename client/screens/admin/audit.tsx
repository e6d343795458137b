import { Anchor, EmptyState, Group, Paper, Select, Stack, Table, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router';

import { useListAddress } from '#client/app/list-address.ts';
import { ListSkeleton } from '#client/app/list-skeleton.tsx';
import { Pager } from '#client/app/pager.tsx';
import { LoadProblem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { When } from '#client/app/when.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { auditEvents } from '#shared/audit.ts';

const PAGE = 50;

type Entry = Outputs['admin']['listAudit']['entries'][number];

export function AuditScreen() {
  const { get, change } = useListAddress();
  return (
    <Screen title="Audit log" about="Every act that concerns who may do what, the newest first.">
      <Stack gap="sm">
        <Group gap="sm">
          <Select
            aria-label="Event"
            placeholder="Every event"
            data={[...auditEvents]}
            value={get('event') || null}
            onChange={(event) => change({ event })}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': 'Every event' }}
            w={260}
          />
          {get('subject') ? (
            <Anchor component="button" size="sm" onClick={() => change({ subject: null })}>
              Show everybody
            </Anchor>
          ) : null}
        </Group>
        <Paper>
          <Entries />
        </Paper>
      </Stack>
    </Screen>
  );
}

function Entries() {
  const { page, get, oneOf, change } = useListAddress();
  const event = auditEvents.find((each) => each === oneOf('event', ['', ...auditEvents]));
  const { data, error, refetch } = trpc.admin.listAudit.useQuery(
    { event, subjectId: get('subject') || undefined, limit: PAGE, offset: (page - 1) * PAGE },
    { placeholderData: keepPreviousData },
  );
  if (error) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={8} />;
  if (data.entries.length === 0) {
    return (
      <EmptyState
        p="xl"
        icon={<IconHistory />}
        variant="light"
        title="Nothing recorded"
        description="Nothing of this kind has happened yet. Choose another event."
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
            <Row key={entry.id} entry={entry} />
          ))}
        </Table.Tbody>
      </Table>
      <div className="list-foot">
        <Pager
          page={page}
          pageSize={PAGE}
          total={data.total}
          isCapped={data.totalIsCapped}
          what={['entry', 'entries']}
          onChange={(to) => change({ page: to })}
        />
      </div>
    </>
  );
}

function Row({ entry }: { entry: Entry }) {
  const details = Object.entries(entry.details).map(([name, value]) => `${name}: ${String(value)}`);
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
          <Somebody person={entry.actor} id={entry.actorId} /> →{' '}
          <Somebody person={entry.subject} id={entry.subjectId} />
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Somebody person={entry.actor} id={entry.actorId} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Somebody person={entry.subject} id={entry.subjectId} />
      </Table.Td>
      <Table.Td>
        <Text size="sm" c="dimmed">
          <When at={entry.createdAt} />
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}

function Somebody({ person, id }: { person: Entry['actor']; id: string | null }) {
  if (person) {
    return (
      <Anchor component={Link} to={`/admin/users/${person.id}`} size="sm">
        {person.name || person.email}
      </Anchor>
    );
  }
  return (
    <Text size="sm" c="dimmed" component="span">
      {id === null ? '–' : 'Somebody deleted'}
    </Text>
  );
}
