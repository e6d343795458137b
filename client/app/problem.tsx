import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { failureOf } from '#client/sdk/errors.ts';
import { isWorthRetrying } from '#client/sdk/retry.ts';

import { Screen } from './screen.tsx';
import { errorMessage } from './text/error-message.ts';

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

interface FailureProps {
  error: unknown;
  retry: () => void;
}

/** A part of a screen could not be loaded. */
export function LoadProblem({ error, retry }: FailureProps) {
  return (
    <Stack py="xl" align="center" ta="center" role="alert">
      <Text c="dimmed">{errorMessage(error)}</Text>
      <Retry error={error} retry={retry} />
    </Stack>
  );
}

/** A whole screen could not be loaded. */
export function ScreenProblem({ error, retry }: FailureProps) {
  if (failureOf(error).status === 403) return <NoPermission />;
  return (
    <Problem title="This page couldn’t load" about={errorMessage(error)}>
      <Retry error={error} retry={retry} />
    </Problem>
  );
}

export function NoPermission() {
  return (
    <Problem
      title="No permission"
      about="You don’t have permission to view this page. Ask an administrator for access."
      next={{ to: '/', label: 'Back to home' }}
    />
  );
}

/** Only for what may succeed the next time. */
function Retry({ error, retry }: FailureProps) {
  if (!isWorthRetrying(error) && failureOf(error).status !== 429) return null;
  return (
    <Button variant="default" onClick={retry}>
      Try again
    </Button>
  );
}
