import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Screen } from './screen.tsx';
import { wordsFor } from './words.ts';

interface ProblemProps {
  title: string;
  about: ReactNode;
  /** Where one goes from here. */
  next?: { to: string; label: string };
  children?: ReactNode;
}

/** A screen that has nothing to show but what went wrong and what to do about it. */
export function Problem({ title, about, next, children }: ProblemProps) {
  return (
    <Stack py="xl" align="center" ta="center">
      <Screen title={title} about={about} centered>
        <Group justify="center">
          {next ? (
            <Button component={Link} to={next.to}>
              {next.label}
            </Button>
          ) : null}
          {children}
        </Group>
      </Screen>
    </Stack>
  );
}

/** A query failed: says why, and tries again. */
export function LoadProblem({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <Stack py="xl" align="center" ta="center" role="alert">
      <Text c="dimmed">{wordsFor(error)}</Text>
      <Button variant="default" onClick={retry}>
        Try again
      </Button>
    </Stack>
  );
}
