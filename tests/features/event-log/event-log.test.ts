import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { newMember, newOrganization } from '#tests/support/organization.ts';
import type { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

interface PulledEvent {
  id: string;
  sequence: number;
  type: string;
  data: Record<string, unknown>;
}

const test = base.extend<{ gatehouse: Gatehouse; admin: Person }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse({ events: { pollInterval: 0.05 } });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
  admin: async ({ gatehouse }, use) => use(await signUpWithRole(gatehouse, 'admin')),
});

async function pull(person: Person, query: Record<string, string> = {}, path = '/events'): Promise<PulledEvent[]> {
  const { status, body } = await person.get(path, query);
  expect(status).toBe(200);
  return body.events;
}

/** Waits until every committed event has a sequence. */
async function published({ options }: Gatehouse): Promise<void> {
  const pending = () => runSql(options.databaseUrl!, 'select from event where sequence is null');
  await expect.poll(pending, { timeout: 10_000, interval: 20 }).toEqual([]);
}

const insertEntry = (type: string) =>
  `insert into audit_entry (id, event, subject_id, created_at) values (gen_random_uuid(), '${type}', gen_random_uuid(), now())`;

async function connected({ options }: Gatehouse): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client({ connectionString: options.databaseUrl! });
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}

test('an audited act becomes an event with the payload of its type, without personal data', async ({
  gatehouse,
  admin,
  signedIn,
}) => {
  await admin.post('/admin/ban-user', { userId: signedIn.id, banReason: 'Unmistakable' });
  await published(gatehouse);
  const [event] = (await pull(admin, { types: 'user.banned' })).slice(-1);

  expect(event).toEqual({
    id: expect.any(String),
    sequence: expect.any(Number),
    type: 'user.banned',
    version: 1,
    timestamp: expect.stringMatching(/Z$/),
    organizationId: null,
    data: { actorId: admin.id, userId: signedIn.id, expires: null },
  });
});

test('pages follow each other by sequence, filtered by type', async ({ gatehouse, admin }) => {
  for (let n = 0; n < 5; n += 1) await runSql(gatehouse.options.databaseUrl!, insertEntry('email.verified'));
  await published(gatehouse);
  const all = await pull(admin, { types: 'email.verified,email.changed' });
  const first = (await admin.get('/events', { types: 'email.verified', limit: '3' })).body;
  const after = String(first.events.at(-1).sequence);
  const second = (await admin.get('/events', { types: 'email.verified', limit: '3', after })).body;

  expect(all).toHaveLength(5);
  expect([first.hasMore, second.hasMore]).toEqual([true, false]);
  expect([...first.events, ...second.events]).toEqual(all);
  expect((await admin.get('/events', { types: 'session.refused' })).status).toBe(400);
});

test('an event that commits later than a newer one is not skipped', async ({ gatehouse, admin }) => {
  await using slow = await connected(gatehouse);
  await slow.query('begin');
  await slow.query(insertEntry('two-factor.locked'));
  await runSql(gatehouse.options.databaseUrl!, insertEntry('two-factor.reset'));
  await published(gatehouse);
  const [newer] = await pull(admin, { types: 'two-factor.locked,two-factor.reset' });
  expect(newer!.type).toBe('two-factor.reset');

  await slow.query('commit');
  await published(gatehouse);
  const [older] = await pull(admin, { types: 'two-factor.locked', after: String(newer!.sequence) });
  expect(older!.sequence).toBeGreaterThan(newer!.sequence);
});

test('a reader sees every event once while transactions commit in random order and two processes publish', async ({
  gatehouse,
  admin,
}) => {
  const { databaseUrl } = gatehouse.options;
  await using other = await startGatehouse({ databaseUrl: databaseUrl!, events: { pollInterval: 0.05 } });
  expect(other.options.databaseUrl).toBe(databaseUrl);
  const WRITERS = 8;
  const EACH = 25;
  async function write(): Promise<void> {
    await using client = await connected(gatehouse);
    for (let n = 0; n < EACH; n += 1) {
      await client.query('begin');
      await client.query(insertEntry('password.set'));
      await wait(Math.random() * 30);
      await client.query('commit');
    }
  }
  const writers = Promise.all(Array.from({ length: WRITERS }, write));

  const read: PulledEvent[] = [];
  await expect
    .poll(
      async () => {
        const after = String(read.at(-1)?.sequence ?? 0);
        read.push(...(await pull(admin, { types: 'password.set', after, limit: '7' })));
        return read.length;
      },
      { timeout: 20_000, interval: 1 },
    )
    .toBe(WRITERS * EACH);
  await writers;
  await published(gatehouse);
  expect(await pull(admin, { types: 'password.set', after: String(read.at(-1)!.sequence) })).toEqual([]);
  expect(new Set(read.map(({ id }) => id)).size).toBe(WRITERS * EACH);
});

test('members who may update an organization read its events only; other callers none', async ({
  gatehouse,
  admin,
}) => {
  const organization = await newOrganization(gatehouse);
  await newOrganization(gatehouse);
  const { person: member } = await newMember(gatehouse, organization);
  await published(gatehouse);
  const query = { organizationId: organization.id };
  const own = await pull(organization.owner, query, '/organization/list-events');

  expect(own.map(({ type }) => type)).toEqual(['organization.created', 'member.added']);
  expect(own[1]!.data).toEqual({ actorId: null, organizationId: organization.id, userId: member.id });
  expect(await pull(admin, query)).toEqual(own);
  expect(await member.get('/organization/list-events', query)).toMatchObject({
    status: 403,
    body: { code: 'YOU_ARE_NOT_ALLOWED_TO_READ_THE_AUDIT_LOG' },
  });
  expect((await organization.owner.get('/events')).status).toBe(403);
});

test('events older than events.retentionDays are deleted; the sequence goes on', async () => {
  await using gatehouse = await startGatehouse({
    events: { pollInterval: 0.05, retentionDays: 30 },
    advanced: { sweepInterval: 0.1 },
  });
  const { databaseUrl } = gatehouse.options;
  const aged = `insert into audit_entry (id, event, created_at)
    select gen_random_uuid(), 'user.updated', now() - interval '31 days' from generate_series(1, 6000)`;
  await runSql(databaseUrl!, aged);
  const left = () => runSql(databaseUrl!, 'select sequence::int from event order by sequence');
  await expect.poll(left, { timeout: 10_000 }).toEqual([{ sequence: 6000 }]);

  await runSql(databaseUrl!, insertEntry('user.updated'));
  await expect.poll(left, { timeout: 10_000 }).toEqual([{ sequence: 6001 }]);
});
