import './delivery-hours.css';

import { Group, Paper, Text, Title, UnstyledButton } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';

import { pageLocale } from '#client/components/texts/localized.ts';
import { timeOf } from '#client/console/lists/days.ts';
import { useListAddress } from '#client/console/lists/list-address.ts';
import { texts } from '#client/features/webhooks/texts.ts';
import type { DeliveryCounts } from '#client/features/webhooks/webhook-calls.ts';

import { addressTime } from './moment-field.tsx';
import { HOUR_MS, type DeliveryFilters } from './use-delivery-filters.ts';

interface Hour {
  from: string;
  to: string;
  delivered: number;
  retrying: number;
  failed: number;
}

interface DeliveryHoursProps {
  counts: DeliveryCounts['hours'];
  filters: DeliveryFilters;
}

/** How many deliveries succeeded, are tried again and failed in each of the last 24 hours. An hour filters the list below. */
export function DeliveryHours({ counts, filters }: DeliveryHoursProps) {
  const { title, counts: sentence } = texts.deliveries.day;
  const hours: Hour[] = counts.map(({ from, delivered, failed, retrying }) => {
    const to = new Date(Date.parse(from) + HOUR_MS).toISOString();
    // A delivery that is tried again has not failed.
    return { from, to, delivered, retrying, failed: failed - retrying };
  });
  const sumOf = (key: 'delivered' | 'failed' | 'retrying') => hours.reduce((sum, hour) => sum + hour[key], 0);
  const sum = sentence(sumOf('delivered'), sumOf('retrying'), sumOf('failed'));
  const most = Math.max(1, ...hours.map(countOf));
  return (
    <Paper p="lg">
      <Title order={2} fz="sm" fw={500} c="dimmed">
        {title}
      </Title>
      <Text size="sm" mb="xs">
        {sum}
      </Text>
      <div className="delivery-chart">
        <Hours label={`${title}: ${sum}`} hours={hours} most={most} filters={filters} />
        {/* What the highest column counts. */}
        <Text span size="xs" c="dimmed" className="delivery-most" aria-hidden>
          {most.toLocaleString(pageLocale())}
        </Text>
      </div>
      <Times hours={hours} />
      <Legend />
    </Paper>
  );
}

/** Hours from a mark of the axis to the next one. */
const MARK_HOURS = 6;

/** The axis: columns have their times in their labels. */
function Times({ hours }: { hours: readonly Hour[] }) {
  const marked = hours.filter((_, index) => index % MARK_HOURS === 0);
  return (
    <div className="delivery-times" aria-hidden>
      {marked.map(({ from }) => (
        <span key={from}>{timeOf(from)}</span>
      ))}
      <span>{texts.deliveries.day.end}</span>
    </div>
  );
}

const countOf = ({ delivered, retrying, failed }: Hour) => delivered + retrying + failed;

interface HoursProps {
  label: string;
  hours: readonly Hour[];
  most: number;
  filters: DeliveryFilters;
}

/** One stop of the Tab key: the arrow keys go from hour to hour. */
function Hours({ label, hours, most, filters }: HoursProps) {
  const { change } = useListAddress();
  const [focused, setFocused] = useState<number | null>(null);
  const { period, query } = filters;
  const last = hours.length - 1;
  const chosen = period === undefined ? hours.findIndex(({ from, to }) => from === query.from && to === query.to) : -1;
  const current = focused ?? (chosen === -1 ? last : chosen);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
    const targets: Record<string, number> = {
      ArrowRight: current + forward,
      ArrowLeft: current - forward,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const button = event.currentTarget.parentElement?.children[Math.min(Math.max(target, 0), last)];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div className="delivery-hours" role="toolbar" aria-label={label}>
      {hours.map((hour, index) => (
        <HourColumn
          key={hour.from}
          hour={hour}
          most={most}
          isChosen={index === chosen}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setFocused(index)}
          onKeyDown={onKeyDown}
          onChoose={() => {
            const [from, to] = [hour.from, hour.to].map((time) => addressTime(Date.parse(time)));
            change({ within: null, ...(index === chosen ? { from: null, to: null } : { from: from!, to: to! }) });
          }}
        />
      ))}
    </div>
  );
}

interface HourColumnProps {
  hour: Hour;
  most: number;
  isChosen: boolean;
  tabIndex: number;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onChoose: () => void;
}

function HourColumn({ hour, most, isChosen, tabIndex, onFocus, onKeyDown, onChoose }: HourColumnProps) {
  const { counts, none } = texts.deliveries.day;
  const { from, to, delivered, retrying, failed } = hour;
  const text = countOf(hour) === 0 ? none : counts(delivered, retrying, failed);
  const label = `${timeOf(from)}–${timeOf(to)}: ${text}`;
  return (
    <UnstyledButton
      aria-label={label}
      title={label}
      aria-pressed={isChosen}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onChoose}
    >
      {countOf(hour) === 0 ? <span data-state="none" /> : null}
      {(['failed', 'retrying', 'delivered'] as const).map((state) =>
        hour[state] === 0 ? null : (
          <span key={state} data-state={state} style={{ height: `${(100 * hour[state]) / most}%` }} />
        ),
      )}
    </UnstyledButton>
  );
}

/** The words of the colours, in the order of a column. */
function Legend() {
  const { status, day } = texts.deliveries;
  const words = { delivered: status.delivered, retrying: status.retrying, failed: status.failed, none: day.none };
  return (
    <Group gap="md" mt="xs" component="ul" className="delivery-legend">
      {Object.entries(words).map(([state, word]) => (
        <li key={state} className="delivery-state" data-state={state}>
          {word}
        </li>
      ))}
    </Group>
  );
}
