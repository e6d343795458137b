import { Button, Group, Paper, Text } from '@mantine/core';
import { notifyManager, onlineManager, useQueryClient, type Query, type QueryCache } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

import { texts } from '#client/components/texts/shell-texts.ts';
import { errorMessage } from '#client/components/text/error-message.ts';

/** Shows that the browser is offline, or that a query on the screen could not be refreshed. */
export function ConnectionBar() {
  const isOnline = useIsOnline();
  const queries = useQueryClient();
  const error = useRefetchError(queries.getQueryCache());
  if (isOnline && error === null) return null;
  return (
    <Paper component="output" display="block" className="connection">
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: '1 1 14rem' }}>
          {isOnline ? texts.connection.refreshFailed(errorMessage(error)) : texts.connection.offline}
        </Text>
        {isOnline ? (
          <Button size="xs" variant="default" onClick={() => void queries.refetchQueries(failedRefetches)}>
            {texts.connection.retry}
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

/** The error of a query on the screen that could not be refreshed. */
function useRefetchError(cache: QueryCache): Error | null {
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]);
  return useSyncExternalStore(subscribe, () => cache.findAll(failedRefetches)[0]?.state.error ?? null);
}

/** Queries on the screen whose last fetch failed while their data is still shown. */
const failedRefetches = {
  type: 'active',
  predicate: ({ state }: Query) => state.status === 'error' && state.data !== undefined,
} as const;
