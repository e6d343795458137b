import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Whose settings the card beside it shows: a picture, a name, and a line about it. */
export function Subject({ picture, name, about }: { picture: ReactNode; name: string; about: ReactNode }) {
  return (
    <Group wrap="nowrap" align="flex-start">
      {picture}
      <div style={{ minWidth: 0, paddingTop: '0.25rem' }}>
        <Text fw={500} truncate>
          <bdi>{name}</bdi>
        </Text>
        <Text size="sm" c="dimmed" truncate>
          <bdi>{about}</bdi>
        </Text>
      </div>
    </Group>
  );
}
