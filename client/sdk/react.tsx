import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createTRPCReact, getQueryKey, type CreateTRPCReact } from '@trpc/react-query';
import type { CreateReactUtils } from '@trpc/react-query/shared';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

import { linksTo, serviceAddress, type ClientOptions } from './client.ts';
import type { CurrentSession } from './calls.ts';
import { showMistake, watchSignIns, withReports } from './development.ts';
import { followOtherTabs } from './other-tabs.ts';
import { CallsContext, ServiceContext } from './provider.ts';
import { createQueryClient } from './query-client.ts';
import type { RetryPolicy } from './retry.ts';
import type { AppRouter } from './router.ts';

/** The cache by call: `utils.organization.list.invalidate()`, `utils.getSession.fetch()`. */
export interface CallUtils extends CreateReactUtils<AppRouter, unknown> {}

/** Every call as a hook: `trpc.organization.list.useQuery()`, `trpc.signOut.useMutation()`. */
export const trpc: { useUtils: () => CallUtils } & CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>({
  context: CallsContext,
});

export interface GatehouseProviderProps extends ClientOptions {
  retry?: RetryPolicy;
  /**
   * The session that a server has read for this page, or null without one: `useSession` starts with it, without a request.
   * Later values are ignored. The page contains the session's token, so no shared cache may store it.
   */
  initialSession?: CurrentSession | null | undefined;
  children: ReactNode;
}

/** Provides the calls and their cache to the components below it. */
export function GatehouseProvider({
  children,
  retry,
  initialSession,
  ...options
}: GatehouseProviderProps): ReactElement {
  const service = checkedAddress(options);
  const [{ client, queries }] = useState(() => {
    const queries = queriesWith(createQueryClient({ retry }), initialSession);
    watchSignIns(queries, service);
    return { queries, client: trpc.createClient({ links: linksTo(withReports(options)) }) };
  });
  useEffect(() => followOtherTabs(queries, service), [queries, service]);

  return (
    <ServiceContext.Provider value={service}>
      <trpc.Provider client={client} queryClient={queries}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </trpc.Provider>
    </ServiceContext.Provider>
  );
}

/** The address of the service. A wrong `baseURL` throws, and development shows it in the page, which stays empty. */
function checkedAddress(options: ClientOptions): string {
  try {
    return serviceAddress(options);
  } catch (error) {
    showMistake('base-url', error as Error);
    throw error;
  }
}

/** Stores the session under the key of `useSession`, until components that hydrate late read it. */
function queriesWith(queries: QueryClient, session: CurrentSession | null | undefined): QueryClient {
  if (session !== undefined) {
    const key = getQueryKey(trpc.getSession, {}, 'query');
    queries.setQueryDefaults(key, { gcTime: Infinity });
    queries.setQueryData(key, session);
  }
  return queries;
}
