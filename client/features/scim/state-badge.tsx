import { State } from '#client/console/parts/state.tsx';

import { texts } from './texts.ts';

/** Whether requests of the directory are accepted. */
export function StateBadge({ enabled }: { enabled: boolean }) {
  return <State kind={enabled ? 'good' : 'neutral'}>{enabled ? texts.state.on : texts.state.off}</State>;
}
