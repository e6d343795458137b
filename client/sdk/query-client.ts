import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { callOf, keyOf, type Outputs } from './calls.ts';
import { failureOf } from './errors.ts';
import { isActingQuery, refreshAfter } from './refresh.ts';
import { defaultRetry, isWorthRetrying, retryDelay, type RetryPolicy } from './retry.ts';

/** Data that no component uses is released after this time (spec section 9). */
const RELEASE_MS = 1000;

/** React Query with the refresh rules and retries, which clears the cache when the user changes. */
export function createQueryClient({ retry = defaultRetry }: { retry?: RetryPolicy } = {}): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_data, { queryKey }) => {
        if (isActingQuery(callOf(queryKey))) refreshAfter(callOf(queryKey), queries);
      },
      onError: (error, { queryKey }) => refreshAfterRejection(error, callOf(queryKey), queries),
    }),
    mutationCache: new MutationCache({
      onSuccess: (...[, , , { options }]) => refreshAfter(callOf(options.mutationKey), queries),
      onError: (...[error, , , { options }]) => refreshAfterRejection(error, callOf(options.mutationKey), queries),
    }),
    defaultOptions: {
      queries: {
        gcTime: RELEASE_MS,
        staleTime: 30_000,
        retry: (failures, error) => failures < retry.attempts && isWorthRetrying(error),
        retryDelay: (failures) => retryDelay(failures + 1, retry),
      },
      // A call without an answer may have succeeded: only the user can decide to repeat it.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  resetOnUserChange(queries);
  return queries;
}

const notAMember: readonly string[] = [
  'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
  'YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION',
  'ORGANIZATION_NOT_FOUND',
];

/** A call that fails because the session or a membership ended refreshes the session or the organizations. */
function refreshAfterRejection(error: unknown, call: string, queries: QueryClient): void {
  const { code } = failureOf(error);
  if (call !== 'getSession' && code === 'UNAUTHORIZED') {
    void queries.invalidateQueries({ queryKey: keyOf('getSession') });
  }
  if (notAMember.includes(code)) void queries.invalidateQueries({ queryKey: keyOf('organization.list') });
}

/** Their answers do not depend on the user. */
const sameForAllUsers: readonly string[] = ['getSession', 'getPublicOptions'];

/** Resets the other queries when another user signs in or the user signs out. */
function resetOnUserChange(queries: QueryClient): void {
  let userId: string | null | undefined;
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || callOf(query.queryKey) !== 'getSession' || query.state.status !== 'success') return;
    const id = (query.state.data as Outputs['getSession'])?.user.id ?? null;
    if (userId !== undefined && userId !== id) {
      const others = queries
        .getQueryCache()
        .findAll({ predicate: ({ queryKey }) => !sameForAllUsers.includes(callOf(queryKey)) });
      for (const other of others) other.reset();
      if (id !== null) void queries.refetchQueries({ predicate: (other) => others.includes(other), type: 'active' });
    }
    userId = id;
  });
}
