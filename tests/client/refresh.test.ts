import { readFileSync } from 'node:fs';

import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { refreshRulesFile, refreshRulesOfFeatures } from '#client/refresh-rules.config.ts';
import { keyOf, matches, type CallPattern } from '#client/sdk/calls.ts';
import { createQueryClient } from '#client/sdk/query-client.ts';
import { isActingQuery, refreshAfter, refreshRules, rulesAfter } from '#client/sdk/refresh.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { appRouter } from '#server/app/router.ts';
import { factsOf } from '#tests/support/calls/feature-calls.ts';

const calls = servedCalls(appRouter);
const mutations = calls
  .filter(({ kind, meta }) => kind === 'mutation' && meta.guard !== 'server only')
  .map(({ name }) => name);

/** Calls that make no cached query stale. */
const refreshesNothing = Object.values(
  import.meta.glob<readonly CallPattern[]>('../../client/features/*/refresh.ts', {
    eager: true,
    import: 'refreshesNothing',
  }),
).flatMap((calls) => calls ?? []);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.for(mutations)('%s has a refresh rule or an exemption', (name) => {
  const refreshes = rulesAfter(name).length > 0;
  const isExempt = refreshesNothing.some((pattern) => matches(name, pattern));

  expect({ refreshes, isExempt }).toEqual({ refreshes: !isExempt, isExempt });
});

const queries = calls.filter(({ kind, meta }) => kind === 'query' && meta.guard !== 'server only');

test.for(queries.map(({ name }) => name).filter((name) => !isActingQuery(name)))(
  '%s is refreshed by a rule, or nothing makes it stale',
  (name) => {
    const isRefreshed = refreshRules.some(({ refresh }) => matches(name, refresh));
    const isConstant = factsOf(name).neverStale !== undefined;

    expect({ isRefreshed, isConstant }).toEqual({ isRefreshed: !isConstant, isConstant });
  },
);

test('generated/refresh-rules.ts is up to date (`npm run docs`)', () => {
  expect(readFileSync(refreshRulesFile, 'utf8')).toBe(refreshRulesOfFeatures());
});

test('refresh rules name only calls of the router', () => {
  const existing = calls.map(({ name }) => name);
  const named = [...refreshesNothing, ...refreshRules.flatMap(({ refresh, after }) => [refresh, ...after])];

  expect(named.filter((pattern) => !existing.some((name) => matches(name, pattern)))).toEqual([]);
});

test('refresh rules are triggered only by mutations and acting queries', () => {
  const after = refreshRules.flatMap((rule) => rule.after);
  const queries = calls.filter(({ kind }) => kind === 'query').map(({ name }) => name);
  const named = queries.filter((name) => after.some((pattern) => pattern === name));

  expect(named.filter((name) => !isActingQuery(name))).toEqual([]);
});

/** The queries that are invalidated this many milliseconds after a call. */
async function staleAfter(call: string, milliseconds: number): Promise<string[]> {
  const queries = new QueryClient();
  const names = [
    'getSession',
    'organization.list',
    'organization.getFullOrganization',
    'organization.getActiveMember',
  ] as const;
  for (const name of names) queries.setQueryData([...keyOf(name), { type: 'query' }], {});
  refreshAfter(call, queries);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return names.filter((name) => queries.getQueryState([...keyOf(name), { type: 'query' }])?.isInvalidated);
}

test.for(['signOut', 'updateUser', 'signIn.email', 'signIn.social', 'signUp.email', 'deleteUser', 'verifyEmail'])(
  'the session is invalidated 10 ms after %s, and no sooner',
  async (call) => {
    expect(await staleAfter(call, 9)).toEqual([]);
    expect(await staleAfter(call, 10)).toContain('getSession');
  },
);

test.for([
  ['organization.create', ['organization.list', 'organization.getFullOrganization']],
  ['organization.update', ['organization.list', 'organization.getFullOrganization']],
  ['organization.delete', ['organization.list', 'organization.getFullOrganization']],
  ['organization.setActive', ['getSession', 'organization.getFullOrganization']],
  ['organization.inviteMember', ['organization.getFullOrganization']],
  ['organization.updateMemberRole', ['organization.getFullOrganization', 'organization.getActiveMember']],
] as const)('%s invalidates %j', async ([call, expected]) => {
  expect(await staleAfter(call, 10)).toEqual(expect.arrayContaining([...expected]));
});

test('cached data is removed 1000 ms after its last observer unsubscribes', async () => {
  const queries = createQueryClient();
  const queryKey = ['anything'];
  const unsubscribe = new QueryObserver(queries, { queryKey, queryFn: () => 'data' }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(5000);
  expect(queries.getQueryData(queryKey)).toBe('data');

  unsubscribe();
  await vi.advanceTimersByTimeAsync(999);
  expect(queries.getQueryData(queryKey)).toBe('data');
  await vi.advanceTimersByTimeAsync(1);
  expect(queries.getQueryData(queryKey)).toBeUndefined();
});
