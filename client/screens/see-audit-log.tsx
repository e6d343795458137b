import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { Ago } from '#client/app/ago.tsx';
import { Card, Empty } from '#client/app/card.tsx';
import { Loaded } from '#client/app/loaded.tsx';
import { Screen } from '#client/app/screen.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { auditEvents } from '#shared/audit.ts';

type Entry = Outputs['admin']['listAudit']['entries'][number];

const PAGE = 25;
const nobody = { value: '', label: 'Everything' };

export function SeeAuditLogScreen() {
  const [chosen, setChosen] = useState('');
  const [page, setPage] = useState(0);
  const event = auditEvents.find((one) => one === chosen);
  const log = trpc.admin.listAudit.useQuery(
    { event, limit: PAGE, offset: page * PAGE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const hasMore = (log.data?.total ?? 0) > (page + 1) * PAGE;
  return (
    <Screen title="Audit log" about="What happened on the platform, the newest first.">
      <NativeSelect
        aria-label="Event"
        maw={280}
        value={chosen}
        data={[nobody, ...auditEvents.map((value) => ({ value, label: inWords(value) }))]}
        onChange={({ target }) => {
          setPage(0);
          setChosen(target.value);
        }}
      />
      <Card rows>
        <Loaded query={log} rows={8}>
          {({ entries }) =>
            entries.length === 0 ? (
              <Empty>Nothing of the kind has happened.</Empty>
            ) : (
              entries.map((entry) => <EntryRow key={entry.id} entry={entry} />)
            )
          }
        </Loaded>
      </Card>
      <Group>
        <Button variant="default" disabled={page === 0} onClick={() => setPage(page - 1)}>
          Newer
        </Button>
        <Button variant="default" disabled={!hasMore} onClick={() => setPage(page + 1)}>
          Older
        </Button>
      </Group>
    </Screen>
  );
}

/** `organization.role-changed` -> `Organization: role changed` */
function inWords(event: string): string {
  const [about = '', act = ''] = event.replaceAll('-', ' ').split('.');
  return `${about.charAt(0).toUpperCase()}${about.slice(1)}: ${act}`;
}

function EntryRow({ entry }: { entry: Entry }) {
  const { event, actor, subject, ipAddress, createdAt } = entry;
  const people = [actor?.email ?? 'Somebody', ...(subject && subject.id !== actor?.id ? [`→ ${subject.email}`] : [])];
  return (
    <div className="row">
      <div className="grow">
        <Text size="sm" fw={600}>
          {inWords(event)}
        </Text>
        <Text size="sm" c="dimmed">
          {people.join(' ')}
          {ipAddress ? ` · ${ipAddress}` : ''}
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        <Ago moment={createdAt} />
      </Text>
    </div>
  );
}
