import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** An action on a user: its title, its consequences, and the button. */
export function ActionRow({ title, about, children }: { title: string; about: ReactNode; children: ReactNode }) {
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
