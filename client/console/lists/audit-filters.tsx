import { Button, Group, Select } from '@mantine/core';
import type { ReactNode } from 'react';

import type { AuditEvent } from '#shared/audit-log/schemas.ts';
import { auditEvents } from '#shared/audit-log/schemas.ts';
import { Id } from '#shared/lib/fields.ts';

import { eventTitle, texts } from './audit-texts.ts';
import { Filters } from './filter-sheet.tsx';
import { DayFilter, startOf } from './filters/day-filter.tsx';
import { useCursor, useListAddress } from './list-address.ts';
import { texts as noMatch } from './no-match-texts.ts';
import { filterWidth } from './user-filter.tsx';

export const AUDIT_PAGE = 50;

/** The filters and the page of the log, from the query string. */
export function useAuditQuery() {
  const { get } = useListAddress();
  const { cursor } = useCursor();
  const event = auditEvents.find((each) => each === get('event'));
  return {
    event,
    actorId: idOf(get('actor')),
    subjectId: idOf(get('subject')),
    from: startOf(get('from')),
    // The end date is included.
    to: startOf(get('to'), 1),
    limit: AUDIT_PAGE,
    cursor,
  };
}

/** Undefined for what no user can have. */
const idOf = (text: string) => (Id.safeParse(text).success ? text : undefined);

const filterNames = ['event', 'actor', 'subject', 'from', 'to'];

interface AuditFiltersProps {
  events?: readonly AuditEvent[];
  /** The choice of a user, by the name of the parameter in the query string. */
  user: (name: 'actor' | 'subject', label: string) => ReactNode;
}

/** The filters of the log, stored in the query string. */
export function AuditFilters({ events = auditEvents, user }: AuditFiltersProps) {
  const { get, change } = useListAddress();
  const active = filterNames.filter((name) => get(name) !== '').length;
  return (
    <Group gap="sm" align="flex-end">
      <Filters active={active}>
        <Select
          label={texts.filters.event}
          placeholder={texts.filters.allEvents}
          data={events.map((event) => ({ value: event, label: eventTitle(event) }))}
          value={get('event') || null}
          onChange={(event) => change({ event })}
          searchable
          clearable
          {...filterWidth}
        />
        {user('actor', texts.filters.actor)}
        {user('subject', texts.filters.target)}
        <DayFilter name="from" label={texts.filters.from} />
        <DayFilter name="to" label={texts.filters.to} />
      </Filters>
      {/* Takes its place also while it is not offered: the list stays where it is. */}
      <Button
        variant="subtle"
        px="xs"
        style={active > 0 ? undefined : { visibility: 'hidden' }}
        onClick={() => change(Object.fromEntries(filterNames.map((name) => [name, null])))}
      >
        {noMatch.clearFilters}
      </Button>
    </Group>
  );
}
