import { Button, Group, Paper, Text } from '@mantine/core';
import { notifyManager, onlineManager, useQueryClient, type Query, type QueryCache } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

import { errorMessage } from './text/error-message.ts';

/** Says that the browser is offline, or that what is shown could not be refreshed. */
export function ConnectionBar() {
  const isOnline = useIsOnline();
  const queries = useQueryClient();
  const error = useRefetchError(queries.getQueryCache());
  if (isOnline && error === null) return null;
  return (
    <Paper component="output" display="block" className="connection">
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: '1 1 14rem' }}>
          {isOnline
            ? `Couldn’t refresh this page. ${errorMessage(error)}`
            : 'You’re offline. Changes can’t be saved until you’re connected again.'}
        </Text>
        {isOnline ? (
          <Button size="xs" variant="default" onClick={() => void queries.refetchQueries(failedRefetches)}>
            Retry
          </Button>
        ) : null}
      </Group>
    </Paper>
  );
}

const subscribeToOnline = (onChange: () => void) => onlineManager.subscribe(onChange);

function useIsOnline(): boolean {
  return useSyncExternalStore(subscribeToOnline, () => onlineManager.isOnline());
}

/** Why a query that is on the screen could not be refreshed; null while all of them are as fresh as they should be. */
function useRefetchError(cache: QueryCache): Error | null {
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]);
  return useSyncExternalStore(subscribe, () => cache.findAll(failedRefetches)[0]?.state.error ?? null);
}

/** Queries on the screen whose last fetch failed while their data is still shown. */
const failedRefetches = {
  type: 'active',
  predicate: ({ state }: Query) => state.status === 'error' && state.data !== undefined,
} as const;
