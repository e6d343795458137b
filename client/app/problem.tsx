import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { Screen } from './screen.tsx';
import { wordsFor } from './words.ts';

/** A screen that has nothing to show but what went wrong and what to do about it. */
export function Problem({ title, about, children }: { title: string; about: ReactNode; children?: ReactNode }) {
  return (
    <Stack py="xl" align="center" ta="center">
      <Screen title={title} about={about} centered>
        <Group justify="center">{children}</Group>
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
