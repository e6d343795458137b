import { Text } from '@mantine/core';

import { pageLocale } from '#client/components/texts/localized.ts';

import { texts } from './texts.ts';
import type { Delivery } from './webhook-calls.ts';

const milliseconds = (duration: number) =>
  duration.toLocaleString(pageLocale(), { style: 'unit', unit: 'millisecond' });

export function DeliveryState({ status, label }: { status: Delivery['status']; label?: string }) {
  return (
    <span className="delivery-state" data-state={status}>
      {label ?? texts.deliveries.status[status]}
    </span>
  );
}

/** The status of a response and how long it took, or why there is none. */
export function Outcome({ of }: { of: Pick<Delivery, 'responseStatus' | 'duration' | 'error'> }) {
  const { responseStatus, duration, error } = of;
  if (responseStatus === null && error === null) return null;
  const facts = [responseStatus ?? error, duration === null ? null : milliseconds(duration)];
  return (
    <Text span size="sm" c="dimmed" ff="inherit">
      {facts.filter((fact) => fact !== null).join(' · ')}
    </Text>
  );
}
