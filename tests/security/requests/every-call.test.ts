import { expect } from 'vitest';

import { features } from '#server/app/features.ts';
import { registriesOf, type Feature } from '#server/call/feature.ts';
import { inputSchemaOf, type Schema } from '#tests/support/calls/hostile-requests.ts';
import type { Change } from '#tests/support/database/database-snapshot.ts';
import { factsOf, signInStatements } from '#tests/support/calls/feature-calls.ts';
import { calls, makeCall as make, transportsOf } from '#tests/support/calls/make-call.ts';
import { Person } from '#tests/support/person.ts';
import { installSignInPolicy } from '#tests/support/policies.ts';
import { runSql } from '#tests/support/postgres.ts';
import {
  recordStatements,
  findSequentialScans,
  withoutPolls,
  type SentStatement,
} from '#tests/support/database/statements.ts';
import { SECRET, startGatehouse, test as base } from '#tests/support/test.ts';
import { successfulCalls, type SuccessfulCall } from '#tests/support/calls/successful-calls.ts';
import { startSeededService, type SeededService } from '#tests/support/calls/seeded-service.ts';

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

const policy = installSignInPolicy();

/** Tables that stay small with any number of users. */
const smallTables = new Set(['signing_key', 'imported_key', 'audit_key', 'mikro_orm_migrations', 'saved_setting']);

test('every call succeeds within its recorded number of statements, each of which uses an index', async ({
  seeded,
  working,
}) => {
  const everySent: SentStatement[] = [];
  for (const [name, { as, input, refused }] of Object.entries(working)) {
    let decisions = 0;
    policy.decide = async (_ctx, { user }) => {
      if (user) decisions += 1;
      return null;
    };
    const { result, sent } = await recordStatements(() => make(seeded.callers[as], [name, input]));
    const failed = result.statusCode >= 400 || String(result.headers['location']).includes('error=');
    expect
      .soft([name, failed, failed && result.body])
      .toEqual([name, refused !== undefined, failed && expect.anything()]);
    expect
      .soft([name, withoutPolls(sent).length])
      .toEqual([name, factsOf(name).statements! + decisions * signInStatements]);
    everySent.push(...sent);
    await seeded.tables.restore(await seeded.tables.changes());
  }

  const tokens = everySent.filter(({ text }) => /^insert into "?verification"?/.test(text)).map(({ text }) => text);
  const prefixes = registriesOf(features as readonly Feature[]).tokens.map(({ prefix }) => `'${prefix}`);
  expect(tokens.length).toBeGreaterThan(5);
  expect(tokens.filter((text) => !prefixes.some((prefix) => text.includes(prefix)))).toEqual([]);

  const scans = await findSequentialScans(seeded.gatehouse.options.databaseUrl!, everySent);
  const unserved = [...scans].filter(([, tables]) => tables.some((table) => !smallTables.has(table)));
  expect(unserved).toEqual([]);
});

test('no call waits for a second database connection while it uses one', async () => {
  const acquireTimeoutMs = 5000;
  await using seeded = await startSeededService({
    database: { poolSize: 1, acquireTimeoutMs },
    rateLimit: { enabled: true, storage: 'database', customRules: { '*': false } },
  });
  const waited: string[] = [];
  for (const [name, { as, input }] of Object.entries(successfulCalls(seeded))) {
    const start = performance.now();
    const { statusCode } = await make(seeded.callers[as], [name, input]);
    // A rate limit that times out silently counts in memory, so the time is measured.
    if (statusCode === 503 || performance.now() - start >= acquireTimeoutMs) waited.push(name);
    await seeded.tables.restore(await seeded.tables.changes());
  }
  expect(waited).toEqual([]);
});

test('cached plans keep working when a newer release adds a column to every table', async () => {
  await using seeded = await startSeededService({ database: { poolSize: 1 } });
  const failedCalls = async () => {
    const failed: [string, string][] = [];
    for (const [name, { as, input, refused }] of Object.entries(successfulCalls(seeded))) {
      const { statusCode, body } = await make(seeded.callers[as], [name, input]);
      if (statusCode >= 400 && refused === undefined) failed.push([name, body]);
      await seeded.tables.restore(await seeded.tables.changes());
    }
    return failed;
  };
  expect(await failedCalls()).toEqual([]);
  // The snapshot leaves out audit_entry, which rejected calls write too.
  const tables = [...seeded.tables.names, 'audit_entry'];
  const added = tables.map((name) => `alter table public."${name}" add column "of_a_newer_release" int`);
  await runSql(seeded.gatehouse.options.databaseUrl!, added.join(';'));
  expect(await failedCalls()).toEqual([]);
});

test('every guarded call answers 401 without a session over REST and RPC, and changes nothing', async ({
  seeded,
  working,
}) => {
  const guarded = calls.filter(({ meta }) => meta.guard !== 'anyone');
  expect(guarded.length).toBeGreaterThan(50);
  for (const { name, meta } of guarded) {
    // For callers without a service account, these calls do not exist.
    const [status, code] = meta.guard === 'service account' ? [404, 'NOT_FOUND'] : [401, 'UNAUTHORIZED'];
    for (const input of [working[name]!.input, { accountId: 1 }]) {
      for (const transport of transportsOf(name)) {
        const { statusCode, body } = await make(seeded.callers.anonymous, [name, input], transport);
        expect.soft([name, statusCode, body]).toEqual([name, status, expect.stringContaining(`"${code}"`)]);
      }
    }
  }
  expect(await seeded.tables.changes()).toEqual([]);
});

/** Columns with credentials and other secrets. */
const secretColumns =
  /^(token_hash|password|access_token|refresh_token|id_token|private_key|identifier|value|totp_secret|key_hash|previous_hash|code_hash|mailed_code_hash)$/;
/** Calls whose purpose is to return a provider's token. */
const tokenCalls = ['refreshToken', 'getAccessToken'];

test('no response contains a hash, an encrypted token, a key, a mailed token or another session token', async ({
  seeded,
  working,
}) => {
  const { verification, reset, magicLink, deletion, invitation } = seeded.ids;
  const mailed = [verification, reset, magicLink, deletion, invitation];
  const stored = await seeded.tables.valuesOf(secretColumns);
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
      const providerTokens = tokenCalls.includes(name) ? [] : ['the-access-token', 'the-refresh-token', SECRET];
      const response = `${body} ${String(headers['location'] ?? '')}`;
      // A token of the input may come back in a redirect to the page that uses it.
      const secrets = [...stored, ...written, ...mailed, ...others, ...providerTokens].filter(
        (secret) => secret.length > 10 && !JSON.stringify(input).includes(secret),
      );
      expect(secrets.length).toBeGreaterThan(30);
      for (const secret of secrets)
        expect.soft(response.includes(secret), `${name} over ${transport} discloses ${secret}`).toBe(false);
    }
  }
});

test('calls of disabled features answer 404 over REST and RPC', async ({ seeded, working }) => {
  await using without = await startGatehouse({ databaseUrl: seeded.gatehouse.options.databaseUrl });
  const disabled = calls.filter(({ meta }) => meta.enabled?.(without.options) === false);
  expect(disabled.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['token', 'jwks', 'organization.createTeam']),
  );
  for (const { name } of disabled) {
    const { as, input } = working[name]!;
    const person = Object.assign(new Person(without), { cookies: seeded.callers[as].cookies });
    for (const transport of transportsOf(name))
      expect.soft([name, (await make(person, [name, input], transport)).statusCode]).toEqual([name, 404]);
  }
  // Events of earlier calls may still be queued for webhooks.
  const changes = (await seeded.tables.changes()).filter(({ operation }) => !operation.startsWith('webhook_'));
  expect(changes).toEqual([]);
});

const sentinel = {
  uuid: '01980000-6d2a-7c43-9e0b-00000badc0de',
  text: 'greedy-text',
  moment: '2001-02-03T04:05:06.000Z',
  number: 424_242,
};

/** A value for every column of every table, under its column name and its field name. */
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

/** Adds every column that the schema does not name, also to nested objects. */
function withUnknownFields(input: object, schema: Schema, columns: Record<string, unknown>): object {
  const unnamed = Object.entries(columns).filter(([name]) => !(name in (schema.properties ?? {})));
  const own = Object.entries(input).map(([name, value]: [string, unknown]) => {
    const inner = schema.properties?.[name] as Schema | undefined;
    return [name, inner?.properties ? withUnknownFields(value as object, inner, columns) : value];
  });
  return { ...Object.fromEntries(unnamed), ...Object.fromEntries(own) };
}

/** Replaces the values that differ between two identical calls: ids, times, secrets. */
function withoutVolatile(changes: readonly Change[], [one, other]: [readonly Change[], readonly Change[]]): unknown[] {
  return changes.map(({ operation, before, after }, index) => {
    const columns = Object.keys(after ?? before ?? {}).filter(
      (column) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]),
    );
    const isStable = (column: string) =>
      JSON.stringify(one[index]?.after?.[column]) === JSON.stringify(other[index]?.after?.[column]);
    return [operation, columns.map((column) => [column, isStable(column) ? after?.[column] : 'volatile'])];
  });
}

test.for(calls.filter(({ kind }) => kind === 'mutation'))(
  '$name writes no undocumented column when every column of every table is sent',
  async ({ name, meta }, { seeded, working }) => {
    const { as, input } = working[name]!;
    const changesWith = async (fields: object): Promise<[number, Change[]]> => {
      const { statusCode } = await make(seeded.callers[as], [name, fields]);
      const changes = await seeded.tables.changes();
      await seeded.tables.restore(changes);
      return [statusCode, changes];
    };
    const everyField = withUnknownFields(input, inputSchemaOf(name), await everyColumn(seeded));
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
