import { UnstyledButton } from '@mantine/core';

import { ExactTime } from '#client/components/text/relative-time.tsx';
import { texts } from '#client/features/webhooks/texts.ts';
import type { DeliveryDetails } from '#client/features/webhooks/webhook-calls.ts';

import { DeliveryState, durationOf, outcomeOf } from './delivery-state.tsx';

type Attempt = DeliveryDetails['log'][number];

interface AttemptsProps {
  /** Oldest first. */
  log: readonly Attempt[];
  chosen: Attempt | undefined;
  onChoose: (startedAt: string) => void;
}

/** The attempts of a delivery, newest first, in columns. */
export function Attempts({ log, chosen, onChoose }: AttemptsProps) {
  return (
    <ol className="delivery-attempts" reversed>
      {log.toReversed().map((each, index) => (
        <li key={each.startedAt}>
          <UnstyledButton aria-pressed={each === chosen} onClick={() => onChoose(each.startedAt)}>
            <DeliveryState
              state={each.error === null ? 'delivered' : 'failed'}
              label={texts.deliveries.detail.attempt(log.length - index)}
            />
            <span>{outcomeOf(each)}</span>
            <span>{durationOf(each)}</span>
            <span>
              <ExactTime at={each.startedAt} />
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}
