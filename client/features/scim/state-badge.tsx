import { Badge } from '@mantine/core';

import { texts } from './texts.ts';

/** Whether requests of the directory are accepted. */
export function StateBadge({ enabled }: { enabled: boolean }) {
  return (
    <Badge variant="default" size="sm" c={enabled ? 'var(--gatehouse-good)' : undefined}>
      {enabled ? texts.state.on : texts.state.off}
    </Badge>
  );
}
