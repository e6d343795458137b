import { ActionIcon, Table, Text } from '@mantine/core';
import { IconChevronRight, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';

import type { Outputs } from '#client/sdk/calls.ts';

import { AuditDetails, type ReadProof } from './audit-details.tsx';
import { AUDIT_PAGE } from './audit-filters.tsx';
import { sentenceText, type Entry } from './audit-sentence.ts';
import { texts } from './audit-texts.ts';
import { byDay, timeOf } from './days.ts';
import { List } from './list.tsx';
import { Sentence, type PageOf } from './sentence.tsx';

type Page = Omit<Outputs['organization']['listAudit'], 'entries'> & { entries: Entry[] };

interface AuditEntriesProps {
  query: { data: Page | undefined; error: unknown; refetch: () => unknown };
  pageOf?: PageOf;
  /** Reads the proof of an entry. */
  readProof?: ReadProof;
}

/** A page of the audit log: a sentence for each event, with its details in a drawer. */
export function AuditEntries({ query, pageOf = () => undefined, readProof }: AuditEntriesProps) {
  const [shown, setShown] = useState<Entry | null>(null);
  return (
    <>
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
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{texts.columns.event}</Table.Th>
                <Table.Th visibleFrom="sm">{texts.columns.when}</Table.Th>
                <Table.Th w={56}>
                  <span className="visually-hidden">{texts.columns.details}</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            {byDay(entries).map(({ day, items }) => (
              <Table.Tbody key={day}>
                <Table.Tr className="day-row">
                  <Table.Th colSpan={3} scope="rowgroup">
                    {day}
                  </Table.Th>
                </Table.Tr>
                {items.map((entry) => (
                  <Row key={entry.id} entry={entry} pageOf={pageOf} onOpen={() => setShown(entry)} />
                ))}
              </Table.Tbody>
            ))}
          </Table>
        )}
      </List>
      <AuditDetails entry={shown} pageOf={pageOf} readProof={readProof} onClose={() => setShown(null)} />
    </>
  );
}

function Row({ entry, pageOf, onOpen }: { entry: Entry; pageOf: PageOf; onOpen: () => void }) {
  return (
    <Table.Tr className="linked-row">
      {/* The sentence takes the width that the time leaves. */}
      <Table.Td w="100%" maw={0}>
        <Sentence entry={entry} pageOf={pageOf} />
        <Text size="xs" c="dimmed" hiddenFrom="sm" component="div">
          <Time at={entry.createdAt} />
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm" style={{ whiteSpace: 'nowrap' }}>
        <Text size="sm" c="dimmed" component="div">
          <Time at={entry.createdAt} />
        </Text>
      </Table.Td>
      <Table.Td>
        <ActionIcon
          variant="subtle"
          color="gray"
          className="row-target"
          aria-haspopup="dialog"
          aria-label={texts.details(sentenceText(entry))}
          onClick={onOpen}
        >
          <IconChevronRight size={18} />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}

/** The details have the date and the seconds. */
function Time({ at }: { at: string }) {
  return <time dateTime={at}>{timeOf(at)}</time>;
}
