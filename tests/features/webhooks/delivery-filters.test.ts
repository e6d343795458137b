import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { answerOf, insertDeliveries, newTwins, type Inserted, type Twin } from '#tests/support/webhooks/deliveries.ts';
import { transportsOf } from '#tests/support/calls/make-call.ts';
import { findSequentialScans, recordStatements } from '#tests/support/database/statements.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';
import { fast } from '#tests/support/webhooks.ts';

/** One service for the file, which makes and sends no deliveries of its own. */
const test = base.extend<{ gatehouse: Gatehouse; twins: Twin[] }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse({ ...fast, events: { pollInterval: 600 } });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
  twins: async ({ gatehouse }, use) => use(await newTwins(gatehouse)),
});

/** Oldest first. */
const deliveries = {
  a: { type: 'team.created', status: 'delivered', minutes: 10 },
  b: { type: 'team.created', status: 'failed', minutes: 90 },
  c: { type: 'team.updated', status: 'retrying', minutes: 30 },
  d: { type: 'member.added', status: 'delivered', minutes: 3 * 24 * 60 },
  e: { type: 'team.updated', status: 'waiting' },
} satisfies Record<string, Inserted>;
type Name = keyof typeof deliveries;

const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const [hour, day] = [60, 24 * 60];

/** Filters, and the names of the deliveries that they select, newest first. */
const cases: readonly [filters: Record<string, string>, selected: string][] = [
  [{}, 'edcba'],
  [{ types: 'team.created' }, 'ba'],
  [{ types: 'team.created,member.added' }, 'dba'],
  [{ types: 'team.removed' }, ''],
  [{ from: before(hour) }, 'ca'],
  [{ from: before(day) }, 'cba'],
  [{ from: before(day), to: before(hour) }, 'b'],
  [{ to: before(hour) }, 'db'],
  [{ to: new Date(Date.now() - 2 * day * 60_000).toISOString().slice(0, 10) }, 'd'],
  [{ state: 'delivered', from: before(day) }, 'a'],
  [{ state: 'retrying', types: 'team.updated', from: before(hour) }, 'c'],
  [{ state: 'failed', types: 'team.updated' }, ''],
];

interface Page {
  deliveries: { id: string }[];
  nextCursor: number | null;
}

/** Inserts the deliveries; returns a function that reads their names with filters. */
async function withDeliveries(gatehouse: Gatehouse, twin: Twin) {
  const inserted = await insertDeliveries(gatehouse, twin.webhookId, Object.values(deliveries));
  const names = Object.keys(deliveries) as Name[];
  const idsOf = (name: Name) => inserted[names.indexOf(name)]!;
  const read = async (fields: object, transport: 'REST' | 'RPC' = 'REST') => {
    const { body } = await answerOf<Page>(twin, [twin.list, { webhookId: twin.webhookId, ...fields }], transport);
    const found = body.deliveries.map(({ id }) => names.find((name) => idsOf(name).id === id)).join('');
    return { found, next: body.nextCursor };
  };
  return { idsOf, read };
}

test('deliveries are filtered by event, time and state, which combine, over REST and RPC', async ({
  gatehouse,
  twins,
}) => {
  for (const twin of twins) {
    const { read } = await withDeliveries(gatehouse, twin);
    for (const transport of transportsOf(twin.list)) {
      const found: unknown[] = [];
      for (const [filters] of cases) found.push([filters, (await read(filters, transport)).found]);
      expect([twin.list, transport, found]).toEqual([twin.list, transport, cases]);
    }
  }
});

test('a delivery is found by its id and by that of its event, of its own webhook alone', async ({
  gatehouse,
  twins,
}) => {
  const [platform, organization] = await Promise.all(twins.map((twin) => withDeliveries(gatehouse, twin)));
  for (const { read, idsOf } of [platform!, organization!]) {
    const { id, eventId } = idsOf('c');
    expect((await read({ search: id })).found).toBe('c');
    expect((await read({ search: eventId.toUpperCase() })).found).toBe('c');
    expect((await read({ search: id, state: 'failed' })).found).toBe('');
    expect((await read({ search: 'c' })).found).toBe('');
  }
  expect((await platform!.read({ search: organization!.idsOf('c').id })).found).toBe('');
});

test('the pages of a filtered list have the rows that the filters select', async ({ gatehouse, twins }) => {
  const { read } = await withDeliveries(gatehouse, twins[0]!);
  const filters = { types: 'team.created,team.updated', from: before(day), limit: '2' };
  const first = await read(filters);
  const second = await read({ ...filters, cursor: String(first.next) });
  expect([first.found, second]).toEqual(['cb', { found: 'a', next: null }]);
});

test('an unknown type and an invalid time are rejected', async ({ twins }) => {
  for (const twin of twins) {
    for (const fields of [{ types: 'team.made-up' }, { types: '' }, { from: 'yesterday' }, { to: '0000-01-01' }]) {
      const { status } = await answerOf(twin, [twin.list, { webhookId: twin.webhookId, ...fields }], 'REST');
      expect([fields, status]).toEqual([fields, 400]);
    }
  }
});

test('every filter has an index', async ({ gatehouse, twins }) => {
  const [twin] = twins;
  const { read, idsOf } = await withDeliveries(gatehouse, twin!);
  const { sent } = await recordStatements(async () => {
    for (const [filters] of cases) await read(filters);
    await read({ search: idsOf('a').id });
  });
  const lists = sent.filter(({ text }) => text.includes('from webhook_delivery'));
  expect(lists.length).toBeGreaterThan(cases.length);
  const scans = await findSequentialScans(gatehouse.options.databaseUrl!, lists);
  expect([...scans.values()].flat()).toEqual([]);
});

test('the list of webhooks has the last success of each', async ({ gatehouse, twins }) => {
  for (const { person, webhookId, input } of twins) {
    const path = input.organizationId === undefined ? '/webhook/list' : '/organization/list-webhooks';
    const lastSuccess = async () => {
      const { body } = await person.get(path, input as Record<string, string>);
      return (body as { id: string; lastDeliveredAt: string | null }[]).find(({ id }) => id === webhookId)!
        .lastDeliveredAt;
    };
    expect(await lastSuccess()).toBeNull();
    await insertDeliveries(gatehouse, webhookId, [deliveries.d, deliveries.b, deliveries.e]);
    const age = Date.now() - Date.parse((await lastSuccess())!);
    expect(age / 60_000).toBeCloseTo(deliveries.d.minutes, 0);
  }
});
