import { Button, Group, Select, TextInput } from '@mantine/core';

import type { AuditEvent } from '#shared/audit.ts';
import { auditEvents } from '#shared/features.ts';

import { useCursor, useListAddress } from './list-address.ts';

export const AUDIT_PAGE = 50;

/** What the address asks of the log: which event, between which days, and which page. */
export function useAskedAudit() {
  const { get } = useListAddress();
  const { cursor } = useCursor();
  const event = auditEvents.find((each) => each === get('event'));
  return {
    event,
    from: startOf(get('from')),
    // The day itself is meant as well.
    to: startOf(get('to'), 1),
    limit: AUDIT_PAGE,
    cursor,
  };
}

/** When a day begins, or one after it, where the reader is; undefined for what is no day. */
function startOf(day: string, later = 0): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const start = new Date(`${day}T00:00`);
  if (Number.isNaN(start.getTime())) return undefined;
  start.setDate(start.getDate() + later);
  return start.toISOString();
}

/** Narrows the log, in the address. */
export function AuditFilters({ events = auditEvents }: { events?: readonly AuditEvent[] }) {
  const { get, change } = useListAddress();
  const isNarrowed = ['event', 'from', 'to', 'subject'].some((name) => get(name) !== '');
  return (
    <Group gap="sm" align="flex-end">
      <Select
        label="Event"
        placeholder="All events"
        data={[...events]}
        value={get('event') || null}
        onChange={(event) => change({ event })}
        searchable
        w={{ base: '100%', xs: 260 }}
      />
      <Day name="from" label="From" />
      <Day name="to" label="To" />
      {isNarrowed ? (
        <Button variant="subtle" onClick={() => change({ event: null, from: null, to: null, subject: null })}>
          Clear filters
        </Button>
      ) : null}
    </Group>
  );
}

function Day({ name, label }: { name: 'from' | 'to'; label: string }) {
  const { get, change } = useListAddress();
  return (
    <TextInput
      type="date"
      label={label}
      value={get(name)}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value }, { replace: true })}
      w={160}
    />
  );
}
