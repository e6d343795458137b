import { Button, Group, MultiSelect, SegmentedControl, Select } from '@mantine/core';
import { useMemo } from 'react';

import { texts as audit } from '#client/console/lists/audit-texts.ts';
import { useListAddress } from '#client/console/lists/list-address.ts';
import { texts as noMatch } from '#client/console/lists/no-match-texts.ts';
import { useEventChoice } from '#client/features/webhooks/event-choice.tsx';
import { texts } from '#client/features/webhooks/texts.ts';
import { useWebhookOwner, type Webhook } from '#client/features/webhooks/webhook-calls.ts';

import { addressTime, MomentField } from './moment-field.tsx';
import { HOUR_MS, periodNames, states, type DeliveryFilters as Filters } from './use-delivery-filters.ts';

const noTime = { within: null, from: null, to: null };

/** Stands above the other filters, also on a phone. */
export function StateFilter({ state }: Pick<Filters, 'state'>) {
  const { change } = useListAddress();
  const { all, columns, status } = texts.deliveries;
  return (
    <SegmentedControl
      className="delivery-filter"
      aria-label={columns.state}
      data={states.map((value) => ({ value, label: value === 'all' ? all : status[value] }))}
      value={state}
      onChange={(value) => change({ state: value === 'all' ? null : value })}
    />
  );
}

/** How many filters are in the sheet of a phone. */
export const activeFilters = ({ types, query }: Filters): number =>
  [types.length > 0, (query.from ?? query.to) !== undefined].filter(Boolean).length;

interface DeliveryFiltersProps {
  /** Undefined if it does not exist. */
  webhook: Webhook | undefined;
  filters: Filters;
}

export function DeliveryFilters({ webhook, filters }: DeliveryFiltersProps) {
  const { change, clear, filters: set } = useListAddress();
  const { period, query } = filters;
  const { time, anyTime, within, range } = texts.deliveries.filters;
  const hasRange = period === undefined && (query.from ?? query.to) !== undefined;
  const chooseTime = (value: string | null) => {
    if (value !== 'range') return change({ ...noTime, within: value });
    const now = Date.now();
    change({ within: null, from: addressTime(now - 24 * HOUR_MS), to: addressTime(now) });
  };
  return (
    <>
      <Types webhook={webhook} types={filters.types} />
      <Select
        aria-label={time}
        placeholder={anyTime}
        data={[
          ...periodNames.map((name) => ({ value: name as string, label: within[name] })),
          { value: 'range', label: range },
        ]}
        value={hasRange ? 'range' : (period ?? null)}
        onChange={chooseTime}
        clearable
        w={{ base: '100%', sm: 170 }}
      />
      {hasRange ? (
        <Group gap="sm" w={{ base: '100%', sm: 'auto' }}>
          <MomentField name="from" label={audit.filters.from} />
          <MomentField name="to" label={audit.filters.to} />
        </Group>
      ) : null}
      {set.length > 0 ? (
        <Button variant="subtle" px="xs" onClick={() => clear('filters')}>
          {noMatch.clearFilters}
        </Button>
      ) : null}
    </>
  );
}

/** The events that the webhook gets, with those of the address. */
function Types({ webhook, types }: { webhook: Webhook | undefined; types: Filters['types'] }) {
  const { types: all } = useWebhookOwner();
  const { change } = useListAddress();
  const subscribed = webhook?.types ?? null;
  const offered = useMemo(
    () =>
      all.filter((type) => subscribed?.includes(type) !== false || type === 'webhook.tested' || types.includes(type)),
    [all, subscribed, types],
  );
  return (
    <MultiSelect
      aria-label={texts.fields.events}
      placeholder={types.length === 0 ? texts.allEvents : undefined}
      value={types}
      onChange={(chosen) => change({ types: chosen.join(',') })}
      clearable
      maxValues={MOST_TYPES}
      w={{ base: '100%', sm: 'auto' }}
      flex={{ base: 'none', sm: '1 1 13rem' }}
      {...useEventChoice(offered)}
    />
  );
}

/** As many as fit into the parameter of the call. */
const MOST_TYPES = 40;
