import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';
import { expect, test, vi } from 'vitest';

import { servedCalls } from '#server/transports/procedures.ts';
import { appRouter } from '#server/app/router.ts';
import { factsOf } from '#tests/support/calls/feature-calls.ts';
import { makeCall } from '#tests/support/calls/make-call.ts';
import { Person } from '#tests/support/person.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';
import { startSeededService, type CallerName, type SeededService } from '#tests/support/calls/seeded-service.ts';

/** A head start of some milliseconds changes the interleaving. */
const HEAD_STARTS = Array.from({ length: 10 }, (_, ms) => (ms % 2 === 0 ? [0, ms] : [ms, 0]));
/** For two calls that change no table in common, which can meet by foreign keys and by what they read. */
const ONE_START = HEAD_STARTS.slice(0, 1);
/** Services that race pairs at the same time: most of a round is waiting. */
const SERVICES = 4;
vi.setConfig({ testTimeout: 3_600_000 });

interface Racer {
  name: string;
  run: (seeded: SeededService) => Promise<number>;
}

/** Calls that consume a single-use token or invitation. */
const singleUse = [
  'resetPassword',
  'magicLink.verify',
  'deleteUserCallback',
  'organization.acceptInvitation',
  'organization.acceptInvitation by id',
  'organization.rejectInvitation',
];

/** The same calls by other callers, for pairs in which one user makes both calls. */
function variants({ ids }: SeededService): [name: string, call: string, as: CallerName, input: object][] {
  const { organizationId, invitationId } = ids;
  const inOrganization = { organizationId };
  return [
    ['organization.acceptInvitation by id', 'organization.acceptInvitation', 'guest', { invitationId }],
    ['organization.create by the guest', 'organization.create', 'guest', { name: 'Guests', slug: 'of-the-guest' }],
    ['organization.create by the member', 'organization.create', 'member', { name: 'Members', slug: 'of-the-member' }],
    [
      'organization.inviteMember by the member',
      'organization.inviteMember',
      'member',
      { ...inOrganization, email: 'new@example.com', role: 'member' },
    ],
    ['organization.resendInvitation by the member', 'organization.resendInvitation', 'member', { invitationId }],
    ['organization.setActive by the member', 'organization.setActive', 'member', inOrganization],
    ['organization.setActiveTeam by the owner', 'organization.setActiveTeam', 'owner', { teamId: ids.ownTeamId }],
    ['revokeSessions by the member', 'revokeSessions', 'member', {}],
    ['revokeOtherSessions by the member', 'revokeOtherSessions', 'member', {}],
    ['signOut by the member', 'signOut', 'member', {}],
  ];
}

const calls = servedCalls(appRouter);

/** Queries with side effects, such as mailed links and those that create keys and tokens. */
const changingQueries = calls.flatMap(({ name }) => (factsOf(name).changesData ? [name] : []));

function racersOf(seeded: SeededService): Racer[] {
  const working = successfulCalls(seeded);
  const changing = calls.filter(({ name, kind }) => kind === 'mutation' || changingQueries.includes(name));
  const listed = changing.flatMap(({ name }) => {
    const call = working[name];
    return call === undefined || call.refused !== undefined
      ? []
      : [racer({ name, call: name, as: call.as, input: call.input })];
  });
  const { organizationId } = seeded.ids;
  const addMember: Racer = {
    name: 'organization.addMember in process',
    run: async ({ gatehouse, callers }) => {
      const input = { organizationId, userId: callers.guest.id, role: 'member' };
      return gatehouse.call('organization.addMember', input).then(
        () => 200,
        (error: { status?: number }) => error.status ?? 500,
      );
    },
  };
  return [...listed, ...variants(seeded).map(([name, call, as, input]) => racer({ name, call, as, input })), addMember];
}

function racer({ name, call, as, input }: { name: string; call: string; as: CallerName; input: object }): Racer {
  const { meta } = calls.find((candidate) => candidate.name === call)!;
  const { method, path } = meta.openapi!;
  return {
    name,
    run: async ({ gatehouse, callers }) => {
      const copy = Object.assign(new Person(gatehouse), { headers: callers[as].headers });
      for (const [cookie, value] of callers[as].cookies) copy.cookies.set(cookie, value);
      const url = path.replace(/\{(\w+)\}/g, (_, field: string) => String((input as Record<string, unknown>)[field]));
      const { status } =
        method === 'GET' ? await copy.get(url, input as Record<string, string>) : await copy.post(url, input);
      return status;
    },
  };
}

/** Queries for rows that violate an invariant of the database. */
const violations = {
  'an organization without an owner': `select id from organization o where not exists
    (select from member where organization_id = o.id and 'owner' = any(string_to_array(role, ',')))`,
  'a session in an organization that its user is not a member of': `select id from session s
    where active_organization_id is not null and impersonated_by is null and not exists
    (select from member where organization_id = s.active_organization_id and user_id = s.user_id)`,
  'a wrong member count': `select organization_id from member_count c
    where members <> (select count(*) from member where organization_id = c.organization_id)`,
  'a team of another organization': `select m.id from team_member tm join member m on m.id = tm.member_id
    join team t on t.id = tm.team_id where t.organization_id <> m.organization_id`,
  'an active team that its user is not in': `select id from session s where active_team_id is not null and not exists
    (select from team_member tm join member m on m.id = tm.member_id where tm.team_id = s.active_team_id
      and m.user_id = s.user_id and m.organization_id = s.active_organization_id)`,
  'an invitation into a team of another organization': `select i.id from invitation i cross join unnest(i.team_ids) team_id
    where not exists (select from team where id = team_id and organization_id = i.organization_id)`,
};

async function violated(client: pg.Client): Promise<string[]> {
  const counts = Object.values(violations).map((sql) => `(select count(*)::int from (${sql}) wrong)`);
  const { rows } = await client.query<{ wrong: number[] }>(`select array[${counts.join(', ')}] as wrong`);
  const [{ wrong } = { wrong: [] }] = rows;
  return Object.keys(violations).filter((_, index) => wrong[index]! > 0);
}

test('the queries that change data are listed completely', async () => {
  await using seeded = await startSeededService();
  const changed: string[] = [];
  for (const [name, { as, input }] of Object.entries(successfulCalls(seeded))) {
    await makeCall(seeded.callers[as], [name, input]);
    const changes = await seeded.tables.changes();
    if (changes.length > 0) changed.push(name);
    await seeded.tables.restore(changes);
  }

  const isQuery = (name: string) => calls.find((call) => call.name === name)!.kind === 'query';
  expect(changed.filter(isQuery).toSorted()).toEqual(changingQueries.toSorted());
});

test('no concurrent pair of calls fails with a 5xx or violates an invariant', async () => {
  const services = await Promise.all(Array.from({ length: SERVICES }, startSeededService));
  const count = racersOf(services[0]!).length;
  const pairs = Array.from({ length: count }, (_, first) =>
    Array.from({ length: count - first }, (_, n) => [first, first + n] as const),
  )
    .flat()
    .values();
  const wrong = await Promise.all(services.map((seeded) => racePairs(seeded, pairs)));
  await Promise.all(services.map((seeded) => seeded[Symbol.asyncDispose]()));
  expect(wrong.flat()).toEqual([]);
});

/** Races pairs of the service's racers, which several services take from one iterator; returns what went wrong. */
async function racePairs(
  seeded: SeededService,
  pairs: IterableIterator<readonly [first: number, second: number]>,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: seeded.gatehouse.options.databaseUrl! });
  await client.connect();
  // The member may invite, so that an inviter can be deleted concurrently.
  await client.query(`update member set role = 'admin' where id = '${seeded.ids.memberId}'`);
  await seeded.tables.retake();
  const racers = racersOf(seeded);
  const changed: Set<string>[] = [];
  for (const { run } of racers) changed.push(await tablesChangedBy(seeded, run));

  const wrong: string[] = [];
  for (const [nth, other] of pairs) {
    const [first, second] = [racers[nth]!, racers[other]!];
    const shareTable = [...changed[nth]!].some((table) => changed[other]!.has(table));
    const headStarts = shareTable ? HEAD_STARTS : ONE_START;
    for (const delays of headStarts) {
      const [a = 0, b = 0] = await Promise.all(
        [first, second].map(async ({ run }, index) => wait(delays[index]).then(() => run(seeded))),
      );
      await seeded.gatehouse.idle();
      const pair = `${first.name} (${a}) | ${second.name} (${b})`;
      if (a >= 500 || b >= 500) wrong.push(pair);
      if (first === second && singleUse.includes(first.name) && a === 200 && b === 200) wrong.push(`${pair}: both`);
      const remaining = await violated(client);
      wrong.push(...remaining.map((violation) => `${pair}: ${violation}`));
      await seeded.tables.restore(await seeded.tables.changes());
    }
  }
  await client.end();
  return wrong;
}

/** Nearly every call appends rows to these, which no other call changes. */
const appended = ['audit_entry', 'event'];

/** The tables in which a call changes what another call can change too. */
async function tablesChangedBy(seeded: SeededService, run: Racer['run']): Promise<Set<string>> {
  await run(seeded);
  await seeded.gatehouse.idle();
  const changes = await seeded.tables.changes();
  await seeded.tables.restore(changes);
  const tables = changes.map(({ operation }) => operation.split(' ')[0]!);
  return new Set(tables.filter((table) => !appended.includes(table)));
}
