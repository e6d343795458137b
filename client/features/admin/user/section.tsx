import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** Rows below a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" className="inset">
      <Title order={2} px="lg" pt="md">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

export function EmptySection({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed" px="lg" pt="xs" pb="md">
      {children}
    </Text>
  );
}
