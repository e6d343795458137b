import { Text } from '@mantine/core';

import { pageLocale } from '#client/components/texts/localized.ts';
import { attemptErrors, type AttemptError } from '#shared/webhooks/attempt-errors.ts';
import { texts } from '#client/features/webhooks/texts.ts';
import type { Delivery } from '#client/features/webhooks/webhook-calls.ts';

type DeliveryStateName = Delivery['status'] | 'retrying';

/** A delivery that waits for another attempt is retrying. */
export function stateOf({ status, error }: Pick<Delivery, 'status' | 'error'>): DeliveryStateName {
  return status === 'pending' && error !== null ? 'retrying' : status;
}

export function DeliveryState({ state, label }: { state: DeliveryStateName; label?: string }) {
  return (
    <span className="delivery-state" data-state={state}>
      {label ?? texts.deliveries.status[state]}
    </span>
  );
}

type Attempt = Pick<Delivery, 'responseStatus' | 'duration' | 'error'>;

/** The status of a response, or why there is none. */
export function outcomeOf({ responseStatus, error }: Attempt): string | null {
  if (responseStatus !== null) return String(responseStatus);
  const names = Object.keys(attemptErrors) as AttemptError[];
  const name = names.find((each) => attemptErrors[each] === error);
  return name === undefined ? error : texts.deliveries.errors[name];
}

/** On one line with its unit. */
export const durationOf = ({ duration }: Attempt): string | null =>
  duration?.toLocaleString(pageLocale(), { style: 'unit', unit: 'millisecond' }).replaceAll(' ', '\u00a0') ?? null;

/** The outcome of an attempt and how long it took. */
export function Outcome({ of }: { of: Attempt }) {
  const outcome = outcomeOf(of);
  if (outcome === null) return null;
  const facts = [outcome, durationOf(of)].filter((fact) => fact !== null);
  // A line never begins with the dot.
  const text = facts.join('\u00a0· ');
  return (
    <Text span size="sm" c="dimmed" ff="inherit" className="delivery-outcome" title={text}>
      {text}
    </Text>
  );
}
