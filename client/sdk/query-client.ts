import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { limits } from '#shared/limits.ts';

import { callOf, keyOf, type Outputs } from './calls.ts';
import { failureOf } from './errors.ts';
import { isActingQuery, refreshAfter } from './refresh.ts';
import { defaultRetry, isWorthRetrying, retryDelay, type RetryPolicy } from './retry.ts';

/** React Query as the service needs it: the refresh table, retries, and one person's data never shown to the next. */
export function createQueryClient({ retry = defaultRetry }: { retry?: RetryPolicy } = {}): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_data, { queryKey }) => {
        if (isActingQuery(callOf(queryKey))) refreshAfter(callOf(queryKey), queries);
      },
      onError: (error, { queryKey }) => refreshEnded(error, callOf(queryKey), queries),
    }),
    mutationCache: new MutationCache({
      onSuccess: (...[, , , { options }]) => refreshAfter(callOf(options.mutationKey), queries),
      onError: (...[error, , , { options }]) => refreshEnded(error, callOf(options.mutationKey), queries),
    }),
    defaultOptions: {
      queries: {
        gcTime: limits.storeReleaseMs,
        staleTime: 30_000,
        retry: (failures, error) => failures < retry.attempts && isWorthRetrying(error),
        retryDelay: (failures) => retryDelay(failures + 1, retry),
      },
      // A call that was not answered may still have been done: whether to try it again is the person's decision.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  forgetOnChangeOfPerson(queries);
  return queries;
}

const notAMember: readonly string[] = [
  'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
  'YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION',
  'ORGANIZATION_NOT_FOUND',
];

/** A call that is refused because the session or a membership ended makes every screen learn it. */
function refreshEnded(error: unknown, call: string, queries: QueryClient): void {
  const { code } = failureOf(error);
  if (call !== 'getSession' && code === 'UNAUTHORIZED') {
    void queries.invalidateQueries({ queryKey: keyOf('getSession') });
  }
  if (notAMember.includes(code)) void queries.invalidateQueries({ queryKey: keyOf('organization.list') });
}

/** When another person, or nobody, is signed in, everything that was fetched for the one before goes. */
function forgetOnChangeOfPerson(queries: QueryClient): void {
  let known: string | null | undefined;
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || callOf(query.queryKey) !== 'getSession' || query.state.status !== 'success') return;
    const id = (query.state.data as Outputs['getSession'])?.user.id ?? null;
    if (known !== undefined && known !== id) {
      const others = queries
        .getQueryCache()
        .findAll({ predicate: ({ queryKey }) => callOf(queryKey) !== 'getSession' });
      for (const other of others) other.reset();
      if (id !== null) void queries.refetchQueries({ predicate: (other) => others.includes(other), type: 'active' });
    }
    known = id;
  });
}
