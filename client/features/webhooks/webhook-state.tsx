import { State } from '#client/console/parts/state.tsx';

import { texts } from './texts.ts';
import type { Webhook } from './webhook-calls.ts';

/** Whether a webhook fails or is disabled; nothing for one that works. */
export function StateBadge({ webhook: { disabledAt, failingSince } }: { webhook: Webhook }) {
  if (disabledAt !== null) return <State>{texts.state.disabled}</State>;
  return failingSince === null ? null : <State kind="bad">{texts.state.failing}</State>;
}

/** Since when a webhook has been in its state. */
export function sinceOf({ disabledAt, failingSince, createdAt }: Webhook): { text: string; at: string } {
  if (disabledAt !== null) return { text: texts.since.disabled, at: disabledAt };
  if (failingSince !== null) return { text: texts.since.failing, at: failingSince };
  return { text: texts.since.created, at: createdAt };
}
