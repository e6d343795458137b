import { State } from '#client/console/parts/state.tsx';

import { stateOf, type WithState } from './connection.ts';
import { texts } from './texts.ts';

const kinds = { on: 'good', attention: 'bad', off: 'neutral', untested: 'neutral' } as const;

export function StateBadge({ connection }: { connection: WithState }) {
  const state = stateOf(connection);
  return <State kind={kinds[state]}>{texts.state[state]}</State>;
}
