import '#client/console/style/card.css';

import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface CardProps {
  title?: string;
  /** Beside the title. */
  badge?: ReactNode;
  about?: ReactNode;
  /** Replaces title, badge and text. */
  head?: ReactNode;
  /** The children are rows without padding around them. */
  rows?: boolean;
  /** Its controls are below the title, over the whole width. */
  isWide?: boolean;
  /** For what cannot be undone. */
  isDangerous?: boolean;
  children: ReactNode;
}

/** A part of a screen: what it is on the left, its controls on the right; below each other on a phone. */
export function Card(props: CardProps) {
  const { title, badge, about, head, rows = false, isWide = false, isDangerous = false, children } = props;
  const heading = title ? (
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
  const left = head ?? heading;
  return (
    <section
      className="section"
      data-titled={left && !isWide ? true : undefined}
      data-danger={isDangerous || undefined}
    >
      {left}
      <Paper p={rows ? undefined : 'lg'}>{rows ? children : <Stack gap="md">{children}</Stack>}</Paper>
    </section>
  );
}
