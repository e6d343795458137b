import './webhooks.css';

import { Text } from '@mantine/core';

import { pageLocale } from '#client/components/texts/localized.ts';

import { texts } from './texts.ts';
import type { Webhook } from './webhook-calls.ts';

/** The share that was delivered in the last 24 hours, beside a webhook of a list. */
export function LastDay({ counts }: { counts: Webhook['lastDay'] }) {
  const { delivered, retrying, failed } = counts;
  const { title, counts: sentence } = texts.deliveries.day;
  const all = delivered + retrying + failed;
  const states = Object.entries(counts).filter(([, count]) => count > 0);
  return (
    <div className="last-day" title={sentence(delivered, retrying, failed)}>
      <span>{title}</span>
      <Text span inherit c={delivered < all ? 'red' : undefined} className="last-day-share">
        {all === 0 ? '–' : texts.deliveries.day.share(shareOf(delivered, all))}
      </Text>
      <span className="last-day-bar" aria-hidden>
        {states.map(([state, count]) => (
          <span key={state} data-state={state} style={{ flexGrow: count }} />
        ))}
      </span>
    </div>
  );
}

/** Rounded down: it is 100 % only if none failed. */
function shareOf(delivered: number, all: number): string {
  const share = Math.floor((1000 * delivered) / all) / 1000;
  return share.toLocaleString(pageLocale(), { style: 'percent', maximumFractionDigits: 1 });
}
