import { ActionIcon, Table, Text } from '@mantine/core';
import { IconChevronRight, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';

import { EventMark } from '#client/console/events/event-mark.tsx';
import { deviceOf } from '#client/components/text/device.ts';
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
  /** Whether the entries have addresses and devices, which only administrators see. */
  showsAddresses?: boolean;
}

/** A page of the audit log: a sentence for each event, with its details in a drawer. */
export function AuditEntries({
  query,
  pageOf = () => undefined,
  readProof,
  showsAddresses = false,
}: AuditEntriesProps) {
  const [shown, setShown] = useState<Entry | null>(null);
  return (
    <>
      <List
        query={query}
        itemsOf={({ entries }) => entries}
        rows={8}
        empty={{ icon: <IconHistory />, ...texts.empty, noMatch: texts.empty }}
        pages={{
          size: AUDIT_PAGE,
          totalOf: (data) => data,
          nextOf: ({ nextCursor }) => nextCursor,
          count: texts.count,
        }}
      >
        {(entries) => (
          <Table verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{texts.columns.event}</Table.Th>
                {showsAddresses ? <Table.Th visibleFrom="md">{texts.columns.origin}</Table.Th> : null}
                <Table.Th visibleFrom="sm">{texts.columns.when}</Table.Th>
                <Table.Th w={56}>
                  <span className="visually-hidden">{texts.columns.details}</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            {byDay(entries).map(({ day, items }) => (
              <Table.Tbody key={day}>
                <Table.Tr className="day-row">
                  <Table.Th colSpan={showsAddresses ? 4 : 3} scope="rowgroup">
                    {day}
                  </Table.Th>
                </Table.Tr>
                {items.map((entry) => (
                  <Row
                    key={entry.id}
                    entry={entry}
                    pageOf={pageOf}
                    showsAddresses={showsAddresses}
                    onOpen={() => setShown(entry)}
                  />
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

interface RowProps {
  entry: Entry;
  pageOf: PageOf;
  showsAddresses: boolean;
  onOpen: () => void;
}

function Row({ entry, pageOf, showsAddresses, onOpen }: RowProps) {
  return (
    <Table.Tr className="linked-row">
      {/* The sentence takes the width that the time leaves. */}
      <Table.Td w="100%" maw={0}>
        <div className="marked">
          <EventMark entry={entry} />
          <div>
            <Sentence entry={entry} pageOf={pageOf} />
            <Text size="xs" c="dimmed" hiddenFrom="sm" component="div">
              <Time at={entry.createdAt} />
            </Text>
          </div>
        </div>
      </Table.Td>
      {showsAddresses ? (
        <Table.Td visibleFrom="md">
          <Text size="sm" c="dimmed" truncate maw="15rem">
            {originOf(entry)}
          </Text>
        </Table.Td>
      ) : null}
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

/** The address and the device; empty for what acted without a request. */
function originOf({ ipAddress, userAgent }: Entry): string {
  return [ipAddress, userAgent ? deviceOf(userAgent) : ''].filter(Boolean).join(' · ');
}

/** The details have the date and the seconds. */
function Time({ at }: { at: string }) {
  return <time dateTime={at}>{timeOf(at)}</time>;
}
