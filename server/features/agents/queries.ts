import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';

import type { BatchedQuery, Reads } from '#server/db/reads.ts';
import { now } from '#server/lib/now.ts';

/** An agent acts until its end or a stop, and while a user answers for it, who is still a member. `c` is its application. */
const LIVE_AGENT = `exists (
  select 1 from agent a join "user" r on r.id = a.responsible_id
    where a.client_id = c.id and a.stopped_at is null and a.expires_at > now()
      and (not r.banned or r.ban_expires <= now())
      and (c.organization_id is null
        or exists (select 1 from member m where m.organization_id = c.organization_id and m.user_id = r.id))
  ) and not exists (
    select 1 from agent_stop s
      where (s.organization_id is null or s.organization_id = c.organization_id) and s.resumed_at is null)`;

/** Whether an agent may act now. */
export async function isLiveAgent(em: EntityManager, clientRowId: string): Promise<boolean> {
  const rows = await em.execute<object[]>(`select 1 from oauth_client c where c.id = ? and ${LIVE_AGENT}`, [
    clientRowId,
  ]);
  return rows.length > 0;
}

/** Whether what a user or a service account allowed an agent holds now. */
export async function isLiveGrant(em: EntityManager, grantId: string): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `select 1 from oauth_grant g join "user" u on u.id = g.user_id left join member m on m.id = g.member_id
      where g.id = ?
        and (u.kind <> 'person'
          or exists (select 1 from agent_grant t where t.grant_id = g.id and t.expires_at > now()))
        and not exists (select 1 from agent_stop s where s.organization_id = m.organization_id and s.resumed_at is null)`,
    [grantId],
  );
  return rows.length > 0;
}

/** A token of an agent, or one that was passed on, and the limits of who uses it. */
export interface AgentToken {
  /** The application that uses it. */
  clientId: string;
  /** Of each application that passed it on, the latest first. */
  actors: string[];
  ancestors: string[];
  /** The limits of the user; null if the grant is of no agent, or of a service account. */
  grantCalls: number | null;
  grantWrites: number | null;
  /** Those of the agent in all; null for a machine. */
  calls: number | null;
  writes: number | null;
}

// Of a token that was passed on, the applications are those of its chain and the first one.
const liveToken: BatchedQuery = {
  name: 'agent_token',
  text: `select lookup.nth::int, used.id "clientId", coalesce(k.actors, '{}') actors, coalesce(k.ancestors, '{}') ancestors,
      t.calls "grantCalls", t.writes "grantWrites", a.calls, a.writes
    from unnest((select $1::text[]), (select $2::uuid[]), (select $3::text[]), (select $4::float8[]), (select $5::boolean[]))
      with ordinality lookup (client_id, grant_id, hash, issued, chained, nth)
    join oauth_grant g on g.id = lookup.grant_id
    join "user" u on u.id = g.user_id
    join oauth_client used on used.client_id = lookup.client_id
    join oauth_client root on root.id = g.client_id
    left join member gm on gm.id = g.member_id
    left join agent_chain k on k.hash = lookup.hash and k.grant_id = g.id and k.client_id = used.id and k.expires_at > now()
    left join agent a on a.client_id = used.id
    left join agent_grant t on t.grant_id = g.id
    where lookup.chained = (k.hash is not null)
      and (lookup.chained or used.id = root.id)
      and (root.kind <> 'agent' or u.kind <> 'person' or t.expires_at > now())
      and not exists (select 1 from oauth_artifact x where x.hash = any(k.ancestors))
      and not exists (
        select 1 from unnest(array_append(coalesce(k.actors, '{}'), root.id::text)) named (id)
          left join oauth_client c on c.id = named.id::uuid
          left join agent l on l.client_id = c.id
          where c.id is null or c.disabled_at is not null
            or c.kind = 'agent' and not (${LIVE_AGENT} and lookup.issued >= floor(extract(epoch from l.valid_from))))
      and not exists (
        select 1 from agent_stop s where (s.organization_id is null
            or s.organization_id in (gm.organization_id, root.organization_id, used.organization_id))
          and (s.resumed_at is null or lookup.issued < floor(extract(epoch from s.resumed_at))))`,
};

/** Null if the token, one that it goes back to, or an application that passed it on has ended. */
export async function findAgentToken(
  reads: Reads,
  token: { clientId: string; grantId: string; hash: string; issuedAt: number; isChained: boolean },
): Promise<AgentToken | null> {
  const { clientId, grantId, hash, issuedAt, isChained } = token;
  const [row] = await reads.loadBatched<AgentToken>(liveToken, [clientId, grantId, hash, issuedAt, isChained]);
  return row ?? null;
}

/** The day of a budget, in UTC. */
export const today = () => now().toISOString().slice(0, 10);

export interface Used {
  calls: number;
  writes: number;
}

interface Charge {
  clientId: string;
  grantId: string;
  isWrite: boolean;
  /** For the user. */
  ofGrant: Used;
  /** For all users. */
  ofAgent: Used;
}

/**
 * Counts a call within both budgets, in one statement of its own, so that a call that fails counts too. @returns what was used
 * by then for the user and in all; null if a budget is exhausted.
 */
export async function charge(
  em: EntityManager,
  { clientId, grantId, isWrite, ofGrant, ofAgent }: Charge,
): Promise<(Used & { allCalls: number }) | null> {
  const writes = isWrite ? 1 : 0;
  // The values of the statement, part by part.
  const used = [clientId, today()];
  const added = [v7(), clientId, grantId, today(), writes];
  const all = [ofAgent.calls, writes, ofAgent.writes, writes, ofGrant.writes];
  const own = [ofGrant.calls, ofGrant.writes];
  const [row] = await em.execute<(Used & { allCalls: number })[]>(
    `with used as (select coalesce(sum(calls), 0)::int calls, coalesce(sum(writes), 0)::int writes from agent_usage
        where client_id = ? and day = ?),
      counted as (
        insert into agent_usage (id, client_id, grant_id, day, calls, writes)
          select ?, ?, ?, ?::date, 1, ? from used
            where used.calls < ? and used.writes + ? <= ? and ? <= ?
          on conflict (grant_id, client_id, day) do update
            set calls = agent_usage.calls + 1, writes = agent_usage.writes + excluded.writes
            where agent_usage.calls < ? and agent_usage.writes + excluded.writes <= ?
          returning calls, writes)
      select counted.calls, counted.writes, used.calls + 1 "allCalls" from counted, used`,
    [used, added, all, own].flat(),
  );
  return row ?? null;
}

/** Whether a budget is exhausted, for answers about a token. */
export async function isExhausted(em: EntityManager, { clientId, grantId, ofGrant, ofAgent }: Omit<Charge, 'isWrite'>) {
  const [row] = await em.execute<{ own: number; all: number }[]>(
    `select coalesce(sum(calls) filter (where grant_id = ?), 0)::int own, coalesce(sum(calls), 0)::int "all"
      from agent_usage where client_id = ? and day = ?`,
    [grantId, clientId, today()],
  );
  return row!.own >= ofGrant.calls || row!.all >= ofAgent.calls;
}

/** What agents used today, by the column of the rows that are named. */
export async function usageOf(
  em: EntityManager,
  column: 'client_id' | 'grant_id',
  ids: readonly string[],
): Promise<Map<string, Used>> {
  if (ids.length === 0) return new Map();
  const rows = await em.execute<(Used & { id: string })[]>(
    `select ${column} id, sum(calls)::int calls, sum(writes)::int writes from agent_usage
      where ${column} in (${ids.map(() => '?').join()}) and day = ? group by 1`,
    [...ids, today()],
  );
  return new Map(rows.map(({ id, calls, writes }) => [id, { calls, writes }]));
}

/** Days for which the calls of agents are remembered. */
const REMEMBERED = 90;

export async function deleteOldUsage(em: EntityManager): Promise<number> {
  const rows = await em.execute<object[]>(`delete from agent_usage where day < ?::date - ${REMEMBERED} returning id`, [
    today(),
  ]);
  return rows.length;
}

/** How many users allowed each application something. */
export async function usersOf(em: EntityManager, clientIds: readonly string[]): Promise<Map<string, number>> {
  if (clientIds.length === 0) return new Map();
  const rows = await em.execute<{ id: string; users: number }[]>(
    `select client_id id, count(*)::int users from oauth_grant where client_id in (${clientIds.map(() => '?').join()})
      group by 1`,
    [...clientIds],
  );
  return new Map(rows.map(({ id, users }) => [id, users]));
}

/** Whether a user answers for an agent of an organization: as its member. */
export async function isMember(em: EntityManager, organizationId: string, userId: string): Promise<boolean> {
  const rows = await em.execute<object[]>('select 1 from member where organization_id = ? and user_id = ?', [
    organizationId,
    userId,
  ]);
  return rows.length > 0;
}
