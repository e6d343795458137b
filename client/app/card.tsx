import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface CardProps {
  title?: string;
  /** Beside the title. */
  badge?: ReactNode;
  about?: ReactNode;
  /** The children are rows without padding around them. */
  rows?: boolean;
  children: ReactNode;
}

export function Card({ title, badge, about, rows = false, children }: CardProps) {
  const head = title ? (
    <div>
      <Group gap="xs">
        <Title order={2}>{title}</Title>
        {badge}
      </Group>
      {about ? (
        <Text size="sm" c="dimmed" component="div">
          {about}
        </Text>
      ) : null}
    </div>
  ) : null;
  if (!rows) {
    return (
      <Paper component="section" p="lg">
        <Stack gap="md">
          {head}
          {children}
        </Stack>
      </Paper>
    );
  }
  return (
    <Stack component="section" gap="xs">
      {head}
      <Paper>{children}</Paper>
    </Stack>
  );
}
