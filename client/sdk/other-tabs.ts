import type { QueryClient } from '@tanstack/react-query';

import { callOf } from './calls.ts';
import { refreshAfter } from './refresh.ts';

/** Keeps step with the other tabs of this browser that use the same service: each tells what has succeeded in it. */
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
