import { Anchor, Group, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router';

import { EventMark } from '#client/console/events/event-mark.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Sentence } from '#client/console/lists/sentence.tsx';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { usePageOf } from '#client/features/admin/page-of.ts';

import { texts } from './texts.ts';

const EVERY_MS = 15_000;

interface LatestEventsProps {
  /** Whose events; all by default. */
  of?: { userId: string };
  /** The address of all of them. */
  all?: string;
  number?: number;
}

/** The last events of the audit log, read again while the page is open. */
export function LatestEvents({ of, all = '/admin/audit', number = 10 }: LatestEventsProps) {
  const query = trpc.admin.listAudit.useQuery({ ...of, limit: number }, { refetchInterval: EVERY_MS });
  const pageOf = usePageOf();
  return (
    <Paper>
      <Group justify="space-between" px="lg" py="sm">
        <Title order={2}>{texts.latest.title}</Title>
        <Anchor component={Link} to={all} size="sm">
          {texts.latest.all}
        </Anchor>
      </Group>
      <Loaded query={query}>
        {({ entries }) => (
          <ul className="rows">
            {entries.map((entry) => (
              <li className="row" key={entry.id}>
                <div className="grow marked">
                  <EventMark entry={entry} />
                  <Sentence entry={entry} pageOf={pageOf} />
                </div>
                <Text size="xs" c="dimmed" component="div" style={{ flexShrink: 0 }}>
                  <RelativeTime at={entry.createdAt} />
                </Text>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Paper>
  );
}
