import { expect } from 'vitest';

import { inputSchemaOf, type Schema } from '#tests/support/hostile-requests.ts';
import type { Change } from '#tests/support/database-snapshot.ts';
import { calls, makeCall as make, type Transport } from '#tests/support/make-call.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { statementCounts } from '#tests/support/statement-counts.ts';
import { recordStatements, findSequentialScans, type SentStatement } from '#tests/support/statements.ts';
import { SECRET, startGatehouse, test as base } from '#tests/support/test.ts';
import { successfulCalls, type SuccessfulCall } from '#tests/support/successful-calls.ts';
import { startSeededService, type SeededService } from '#tests/support/seeded-service.ts';

const test = base.extend<{ seeded: SeededService; working: Record<string, SuccessfulCall> }>({
  seeded: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using seeded = await startSeededService();
      await use(seeded);
    },
    { scope: 'file' },
  ],
  working: async ({ seeded }, use) => use(successfulCalls(seeded)),
});

/** Pages, and what a provider's page sends, have no second door. */
function transportsOf(name: string): Transport[] {
  const { meta } = calls.find((call) => call.name === name)!;
  return meta.html || meta.form ? ['REST'] : ['REST', 'RPC'];
}

/** Of a few rows each, however many people there are. */
const smallTables = new Set(['signing_key', 'mikro_orm_migrations']);

test('every call that is open has its input, and succeeds with it, in no more statements than are written down, each served by an index', async ({
  seeded,
  working,
}) => {
  expect(Object.keys(working).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  const counts: Record<string, number> = {};
  const everySent: SentStatement[] = [];
  for (const [name, { as, input, refused }] of Object.entries(working)) {
    const { result, sent } = await recordStatements(() => make(seeded.callers[as], [name, input]));
    const failed = result.statusCode >= 400 || String(result.headers['location']).includes('error=');
    expect
      .soft([name, failed, failed && result.body])
      .toEqual([name, refused !== undefined, failed && expect.anything()]);
    // The outbox looks for mails by its own clock, whatever is called.
    counts[name] = sent.filter(({ text }) => !text.includes('outgoing_mail') || text.startsWith('insert')).length;
    everySent.push(...sent);
    await seeded.tables.restore(await seeded.tables.changes());
  }

  expect(Object.keys(counts).toSorted()).toEqual(Object.keys(statementCounts).toSorted());
  // What a mutation waits for behind its answer may already be under way with another's; a query has nothing behind it.
  const isQuery = (name: string) => calls.find((call) => call.name === name)!.kind === 'query';
  const others = Object.entries(counts).filter(([name, count]) =>
    isQuery(name) ? count !== statementCounts[name] : count > statementCounts[name]!,
  );
  expect.soft(others).toEqual([]);
  const whole = await findSequentialScans(seeded.gatehouse.options.databaseUrl!, everySent);
  const unserved = [...whole].filter(([, tables]) => tables.some((table) => !smallTables.has(table)));
  expect(unserved).toEqual([]);
});

test('no call waits for a second connection to the database while it holds one, however many limits it counts', async () => {
  const acquireTimeoutMs = 5000;
  await using seeded = await startSeededService({
    database: { poolSize: 1, acquireTimeoutMs },
    rateLimit: { enabled: true, storage: 'database', customRules: { '*': false } },
  });
  const waited: string[] = [];
  for (const [name, { as, input }] of Object.entries(successfulCalls(seeded))) {
    const begun = performance.now();
    const { statusCode } = await make(seeded.callers[as], [name, input]);
    // A limit that has waited in vain counts in memory instead, and says nothing of it.
    if (statusCode === 503 || performance.now() - begun >= acquireTimeoutMs) waited.push(name);
    await seeded.tables.restore(await seeded.tables.changes());
  }
  expect(waited).toEqual([]);
});

test('what a connection has planned goes on working when a newer release adds a column to every table', async () => {
  await using seeded = await startSeededService({ database: { poolSize: 1 } });
  const failing = async () => {
    const failed: [string, string][] = [];
    for (const [name, { as, input, refused }] of Object.entries(successfulCalls(seeded))) {
      const { statusCode, body } = await make(seeded.callers[as], [name, input]);
      if (statusCode >= 400 && refused === undefined) failed.push([name, body]);
      await seeded.tables.restore(await seeded.tables.changes());
    }
    return failed;
  };
  expect(await failing()).toEqual([]);
  // Acts are written whether or not a call is refused, and so not among the tables that are kept.
  const tables = [...seeded.tables.names, 'audit_entry'];
  const added = tables.map((name) => `alter table public."${name}" add column "of_a_newer_release" int`);
  await runSql(seeded.gatehouse.options.databaseUrl!, added.join(';'));
  expect(await failing()).toEqual([]);
});

test('every call that is not for anyone answers 401 to nobody at both doors, whatever they send, and changes nothing', async ({
  seeded,
  working,
}) => {
  const guarded = calls.filter(({ meta }) => meta.guard !== 'anyone');
  expect(guarded.length).toBeGreaterThan(50);
  for (const { name } of guarded) {
    for (const input of [working[name]!.input, { accountId: 1 }]) {
      for (const transport of transportsOf(name)) {
        const { statusCode, body } = await make(seeded.callers.anonymous, [name, input], transport);
        expect.soft([name, statusCode, body]).toEqual([name, 401, expect.stringContaining('"UNAUTHORIZED"')]);
      }
    }
  }
  expect(await seeded.tables.changes()).toEqual([]);
});

/** The columns that hold what opens something, or is kept from everybody. */
const secretColumns = /^(token_hash|password|access_token|refresh_token|id_token|private_key|identifier|value)$/;
/** The calls whose purpose is to hand out a provider's token. */
const tokenCalls = ['refreshToken', 'getAccessToken'];

test('no answer of any call holds a hash, a sealed token, a key, a mailed secret or another’s session (rows 7, 42)', async ({
  seeded,
  working,
}) => {
  const { verification, reset, magicLink, deletion, invitation } = seeded.ids;
  const mailed = [verification, reset, magicLink, deletion, invitation];
  const kept = await seeded.tables.valuesOf(secretColumns);
  const sessions = Object.values(seeded.callers).flatMap(({ cookies }) =>
    [...cookies.values()].map((cookie) => decodeURIComponent(cookie).split('.')[0]!),
  );
  for (const [name, { as, input }] of Object.entries(working)) {
    for (const transport of transportsOf(name)) {
      const person = seeded.callers[as];
      const own: string[] = decodeURIComponent([...person.cookies.values()].join()).match(/\w{20,}/g) ?? [];
      const { body, headers } = await make(person, [name, input], transport);
      const changes = await seeded.tables.changes();
      await seeded.tables.restore(changes);
      const written = changes.flatMap(({ after }) =>
        Object.entries(after ?? {}).flatMap(([column, value]) =>
          secretColumns.test(column) && typeof value === 'string' ? [value] : [],
        ),
      );
      const others = sessions.filter((token) => !own.includes(token));
      const provided = tokenCalls.includes(name) ? [] : ['the-access-token', 'the-refresh-token', SECRET];
      const told = `${body} ${String(headers['location'] ?? '')}`;
      // What was sent may come back: a redirect to the page that takes the token on.
      const unsaid = [...kept, ...written, ...mailed, ...others, ...provided].filter(
        (secret) => secret.length > 10 && !JSON.stringify(input).includes(secret),
      );
      expect(unsaid.length).toBeGreaterThan(30);
      for (const secret of unsaid)
        expect.soft(told.includes(secret), `${name} over ${transport} tells ${secret}`).toBe(false);
    }
  }
});

test('every call of what is switched off is 404 at both doors, to whoever could make it (row 41)', async ({
  seeded,
  working,
}) => {
  await using without = await startGatehouse({ databaseUrl: seeded.gatehouse.options.databaseUrl });
  const switched = calls.filter(({ meta }) => meta.enabled?.(without.options) === false);
  expect(switched.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['token', 'jwks', 'organization.createTeam']),
  );
  for (const { name } of switched) {
    const { as, input } = working[name]!;
    const person = Object.assign(new Person(without), { cookies: seeded.callers[as].cookies });
    for (const transport of transportsOf(name))
      expect.soft([name, (await make(person, [name, input], transport)).statusCode]).toEqual([name, 404]);
  }
  expect(await seeded.tables.changes()).toEqual([]);
});

const sentinel = {
  uuid: '01980000-6d2a-7c43-9e0b-00000badc0de',
  text: 'greedy-text',
  moment: '2001-02-03T04:05:06.000Z',
  number: 424_242,
};

/** A value for every column of every table, under the name that each layer has for it. */
async function everyColumn({ gatehouse }: SeededService): Promise<Record<string, unknown>> {
  const rows = await runSql(
    gatehouse.options.databaseUrl!,
    `select distinct column_name as name, data_type as type from information_schema.columns where table_schema = 'public'`,
  );
  const valueOf = (type: string) => {
    if (type === 'uuid') return sentinel.uuid;
    if (type === 'boolean') return true;
    if (type.startsWith('timestamp')) return sentinel.moment;
    if (/int|numeric|double/.test(type)) return sentinel.number;
    return type === 'jsonb' ? { [sentinel.text]: 1 } : sentinel.text;
  };
  const entries = rows.flatMap(({ name, type }) => {
    const column = String(name);
    const field = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [column, field].map((key): [string, unknown] => [key, valueOf(String(type))]);
  });
  return {
    ...Object.fromEntries(entries),
    user: { role: 'admin' },
    session: { userId: sentinel.uuid },
    serverCall: true,
  };
}

/** The input with every column added that the call does not name, inside what it nests as well. */
function greedy(input: object, schema: Schema, columns: Record<string, unknown>): object {
  const unnamed = Object.entries(columns).filter(([name]) => !(name in (schema.properties ?? {})));
  const own = Object.entries(input).map(([name, value]: [string, unknown]) => {
    const inner = schema.properties?.[name] as Schema | undefined;
    return [name, inner?.properties ? greedy(value as object, inner, columns) : value];
  });
  return { ...Object.fromEntries(unnamed), ...Object.fromEntries(own) };
}

/** What differs between two makings of one call – ids, times, secrets – stands for itself alone. */
function withoutVolatile(changes: readonly Change[], [one, other]: [readonly Change[], readonly Change[]]): unknown[] {
  return changes.map(({ what, before, after }, index) => {
    const columns = Object.keys(after ?? before ?? {}).filter(
      (column) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]),
    );
    const isSteady = (column: string) =>
      JSON.stringify(one[index]?.after?.[column]) === JSON.stringify(other[index]?.after?.[column]);
    return [what, columns.map((column) => [column, isSteady(column) ? after?.[column] : 'made for this call'])];
  });
}

test.for(calls.filter(({ kind }) => kind === 'mutation'))(
  '$name writes nothing but what it documents when every column of every table is sent along (row 13)',
  async ({ name, meta }, { seeded, working }) => {
    const { as, input } = working[name]!;
    const changesWith = async (given: object): Promise<[number, Change[]]> => {
      const { statusCode } = await make(seeded.callers[as], [name, given]);
      const changes = await seeded.tables.changes();
      await seeded.tables.restore(changes);
      return [statusCode, changes];
    };
    const everyField = greedy(input, inputSchemaOf(name), await everyColumn(seeded));
    if (!meta.form) {
      expect(await changesWith(everyField)).toEqual([400, []]);
      return;
    }

    const [status, one] = await changesWith(input);
    const [, other] = await changesWith(input);
    const [greedyStatus, changed] = await changesWith(everyField);
    expect(greedyStatus).toBe(status);
    expect(withoutVolatile(changed, [one, other])).toEqual(withoutVolatile(one, [one, other]));
    for (const value of Object.values(sentinel)) expect(JSON.stringify(changed)).not.toContain(String(value));
  },
);
