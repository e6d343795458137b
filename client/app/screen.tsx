import { Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

import { publicConfiguration } from './public-configuration.ts';

interface ScreenProps {
  title: string;
  /** One sentence under the heading. */
  about?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  centered?: boolean;
  children?: ReactNode;
}

/** A screen: its title in the tab and as the heading, which has the focus unless a field takes it. */
export function Screen({ title, about, actions, centered = false, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isTaken = document.activeElement instanceof HTMLInputElement;
    if (!isTaken) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Stack gap="lg">
      <title>{title.includes(publicConfiguration.name) ? title : `${title} · ${publicConfiguration.name}`}</title>
      <Group justify={centered ? 'center' : 'space-between'} align="flex-start" gap="md">
        <div style={{ textAlign: centered ? 'center' : 'start', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Title order={1} ref={heading} tabIndex={-1}>
            <bdi>{title}</bdi>
          </Title>
          {about ? (
            <Text c="dimmed" size="sm" mt={4} component="div" textWrap={centered ? 'balance' : undefined}>
              {about}
            </Text>
          ) : null}
        </div>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}
