import type { QueryClient } from '@tanstack/react-query';

import { callOf } from './calls.ts';
import { refreshAfter } from './refresh.ts';

/** Refreshes queries after successful calls of other tabs that use the same service. */
export function followOtherTabs(queries: QueryClient, service: string): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(`gatehouse:${service}`);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') refreshAfter(data, queries);
  });
  const unsubscribe = queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') {
      channel.postMessage(callOf(event.mutation.options.mutationKey));
    }
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}
