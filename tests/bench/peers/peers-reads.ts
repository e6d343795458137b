import { runSql } from '#tests/support/postgres.ts';

import {
  compareContenders,
  sameBudget,
  startContenders,
  stopAll,
  type Contender,
  type Workload,
} from './contenders.ts';
import type { Bench, Row } from '#tests/bench/bench.ts';

const MEMBERS = 100;

const reads: (Workload & { cached?: true })[] = [
  {
    work: 'get-session',
    budgets: { 'better-auth 1.2.8': 6, 'better-auth newest': 8 },
    request: { path: '/get-session' },
  },
  {
    work: 'get-session from the cookie cache',
    budgets: sameBudget(4),
    request: { path: '/get-session' },
    cached: true,
  },
  { work: 'organization/list', budgets: sameBudget(5), request: { path: '/organization/list' } },
  {
    work: 'has-permission',
    budgets: sameBudget(5),
    request: {
      method: 'POST',
      path: '/organization/has-permission',
      body: JSON.stringify({ permissions: { invitation: ['create'] } }),
    },
  },
  {
    work: `get-full-organization of ${MEMBERS}`,
    budgets: sameBudget(5),
    request: { path: '/organization/get-full-organization' },
  },
  {
    work: `list-members of ${MEMBERS}`,
    budgets: { 'better-auth newest': 5 },
    request: { path: '/organization/list-members' },
  },
];

/** Reads of signed-in users in organizations of a hundred members, against better-auth. */
export async function benchPeersReads(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const cached of [false, true]) {
    const contenders = await startContenders(bench, { purpose: cached ? 'cached_reads' : 'reads', cached });
    try {
      for (const contender of contenders) await addMembers(contender);
      for (const read of reads.filter((each) => (each.cached ?? false) === cached)) {
        rows.push(...(await compareContenders(read, contenders)));
      }
    } finally {
      stopAll(contenders);
    }
  }
  return rows;
}

async function addMembers({ url, isOurs, owners }: Contender): Promise<void> {
  const add = isOurs ? ourMembers : theirMembers;
  await runSql(url, owners.map(({ organizationId }, index) => add(organizationId, index)).join(';'));
  await runSql(url, 'vacuum analyze');
}

const ourMembers = (id: string, index: number) => `with people as (
    insert into "user" (id, email, name, created_at, updated_at)
    select gen_random_uuid(), 'member-${index}-' || i || '@example.com', 'Member ' || i, now(), now()
    from generate_series(2, ${MEMBERS}) i returning id)
  insert into member (id, organization_id, user_id, created_at) select gen_random_uuid(), '${id}', id, now() from people`;

const theirMembers = (id: string, index: number) => `with people as (
    insert into "user" (id, email, name, "emailVerified", "createdAt", "updatedAt")
    select 'member-${index}-' || i, 'member-${index}-' || i || '@example.com', 'Member ' || i, false, now(), now()
    from generate_series(2, ${MEMBERS}) i returning id)
  insert into member (id, "organizationId", "userId", role, "createdAt")
  select 'of-' || id, '${id}', id, 'member', now() from people`;
