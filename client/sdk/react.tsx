import { QueryClientProvider } from '@tanstack/react-query';
import { createTRPCReact, type CreateTRPCReact } from '@trpc/react-query';
import type { CreateReactUtils } from '@trpc/react-query/shared';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

import { linksTo, serviceAddress, type ClientOptions } from './client.ts';
import { followOtherTabs } from './other-tabs.ts';
import { createQueryClient } from './query-client.ts';
import type { RetryPolicy } from './retry.ts';
import type { AppRouter } from './router.ts';

/** The cache by call: `utils.organization.list.invalidate()`, `utils.getSession.fetch()`. */
export interface CallUtils extends CreateReactUtils<AppRouter, unknown> {}

/** Every call as a hook: `trpc.organization.list.useQuery()`, `trpc.signOut.useMutation()`. */
export const trpc: { useUtils: () => CallUtils } & CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();

export interface GatehouseProviderProps extends ClientOptions {
  retry?: RetryPolicy;
  children: ReactNode;
}

/** Provides the calls and their cache to the components below it. */
export function GatehouseProvider({ children, retry, ...options }: GatehouseProviderProps): ReactElement {
  const [{ client, queries }] = useState(() => ({
    client: trpc.createClient({ links: linksTo(options) }),
    queries: createQueryClient({ retry }),
  }));
  const service = serviceAddress(options);
  useEffect(() => followOtherTabs(queries, service), [queries, service]);

  return (
    <trpc.Provider client={client} queryClient={queries}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
