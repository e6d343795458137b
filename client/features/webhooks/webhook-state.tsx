import { State } from '#client/console/parts/state.tsx';

import { texts } from './texts.ts';
import type { Webhook } from './webhook-calls.ts';

/** Nothing is sent to a disabled webhook. */
export const isFailing = ({ disabledAt, failingSince }: Webhook) => disabledAt === null && failingSince !== null;

/** Whether a webhook fails or is disabled; nothing for one that works. */
export function StateBadge({ webhook }: { webhook: Webhook }) {
  if (webhook.disabledAt !== null) return <State>{texts.state.disabled}</State>;
  return isFailing(webhook) ? <State kind="bad">{texts.state.failing}</State> : null;
}

/** Since when a webhook has been in its state. */
export function sinceOf({ disabledAt, failingSince, createdAt }: Webhook): { text: string; at: string } {
  if (disabledAt !== null) return { text: texts.since.disabled, at: disabledAt };
  if (failingSince !== null) return { text: texts.since.failing, at: failingSince };
  return { text: texts.since.created, at: createdAt };
}
