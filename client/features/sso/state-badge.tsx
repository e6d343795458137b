import { Badge } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';

import { stateOf, type WithState } from './connection.ts';
import { texts } from './texts.ts';

const colors = {
  on: 'var(--gatehouse-good)',
  attention: 'var(--mantine-color-error)',
  off: undefined,
  untested: undefined,
} as const;

export function StateBadge({ connection }: { connection: WithState }) {
  const state = stateOf(connection);
  return (
    <Badge
      variant="default"
      size="sm"
      c={colors[state]}
      leftSection={state === 'on' ? <IconCheck size={12} aria-hidden /> : null}
    >
      {texts.state[state]}
    </Badge>
  );
}
