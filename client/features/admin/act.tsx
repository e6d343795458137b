import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** Something that can be done to a person: what it is, what comes of it, and the button. */
export function Act({ title, about, children }: { title: string; about: ReactNode; children: ReactNode }) {
  return (
    <Group justify="space-between" gap="md">
      <div style={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Title order={2}>{title}</Title>
        <Text size="sm" c="dimmed" component="div">
          {about}
        </Text>
      </div>
      {children}
    </Group>
  );
}
