import { Anchor, Group, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router';

import { EventMark } from '#client/console/events/event-mark.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Sentence } from '#client/console/lists/sentence.tsx';
import { pageLocale } from '#client/components/texts/localized.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { usePageOf } from '#client/features/admin/page-of.ts';

import { foldEvents } from './fold-events.ts';
import { texts } from './texts.ts';

const EVERY_MS = 15_000;
/** Read for each row: equal events share one. */
const EVENTS_PER_ROW = 5;

interface LatestEventsProps {
  /** Whose events; all by default. */
  of?: { userId: string };
  /** The address of all of them. */
  all?: string;
  number?: number;
}

/** The last events of the audit log, read again while the page is open. */
export function LatestEvents({ of, all = '/admin/audit', number = 10 }: LatestEventsProps) {
  const query = trpc.admin.listAudit.useQuery({ ...of, limit: number * EVENTS_PER_ROW }, { refetchInterval: EVERY_MS });
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
        {({ entries, nextCursor }) => {
          const folded = foldEvents(entries);
          return (
            <ul className="rows">
              {folded.slice(0, number).map((events) => (
                <li className="row" key={events.entry.id}>
                  <div className="grow marked">
                    <EventMark entry={events.entry} />
                    <Sentence
                      entry={events.entry}
                      pageOf={pageOf}
                      after={<Times count={events.count} isCut={events === folded.at(-1) && nextCursor !== null} />}
                    />
                  </div>
                  <Text size="xs" c="dimmed" component="div" style={{ flexShrink: 0 }}>
                    <RelativeTime at={events.entry.createdAt} />
                  </Text>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Paper>
  );
}

/** How often it happened in a row; at least so often if more events were not read. */
function Times({ count, isCut }: { count: number; isCut: boolean }) {
  if (count === 1) return null;
  const formatted = `${count.toLocaleString(pageLocale())}${isCut ? '+' : ''}`;
  return (
    <Text c="dimmed" inherit span>
      {' · '}
      {texts.latest.times(count, formatted)}
    </Text>
  );
}
