import { State } from '#client/console/parts/state.tsx';

import { texts } from './applications/texts.ts';

/** Whether an application or an API can be used. */
export function EnabledState({ disabled }: { disabled: boolean }) {
  const { state } = texts;
  return <State kind={disabled ? 'neutral' : 'good'}>{disabled ? state.disabled : state.enabled}</State>;
}
