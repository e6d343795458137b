import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

const colors = { good: 'var(--gatehouse-good)', bad: 'var(--mantine-color-error)', neutral: undefined } as const;

interface StateProps {
  kind?: keyof typeof colors;
  children: ReactNode;
}

/** The state of something, with a dot. Its colour says nothing that the word does not. */
export function State({ kind = 'neutral', children }: StateProps) {
  return (
    <Badge variant="default" c={colors[kind]} leftSection={<span className="state-dot" />}>
      {children}
    </Badge>
  );
}
