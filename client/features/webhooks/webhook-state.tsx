import { State } from '#client/console/parts/state.tsx';

import { texts } from './texts.ts';
import type { Webhook } from './webhook-calls.ts';

/** Nothing is sent to a disabled webhook. */
export const isFailing = ({ disabledAt, failingSince }: Webhook) => disabledAt === null && failingSince !== null;

export const hostOf = ({ url }: Pick<Webhook, 'url'>): string => new URL(url).host;

/** Whether a webhook works, fails or is disabled. */
export function StateBadge({ webhook }: { webhook: Webhook }) {
  if (webhook.disabledAt !== null) return <State>{texts.state.disabled}</State>;
  if (isFailing(webhook)) return <State kind="bad">{texts.state.failing}</State>;
  return <State kind="good">{texts.state.active}</State>;
}

/** Since when a webhook has been in its state. */
export function sinceOf({ disabledAt, failingSince, createdAt }: Webhook): { text: string; at: string } {
  if (disabledAt !== null) return { text: texts.since.disabled, at: disabledAt };
  if (failingSince !== null) return { text: texts.since.failing, at: failingSince };
  return { text: texts.since.created, at: createdAt };
}
