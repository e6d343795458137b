import { expect, test } from 'vitest';

import { entities } from '#server/app/registry.ts';
import { classifiedColumns } from '#server/db/personal-data.ts';
import { inputSchemaOf, type Schema } from '#tests/support/calls/hostile-requests.ts';
import { calls, makeCall } from '#tests/support/calls/make-call.ts';
import { startSeededService } from '#tests/support/calls/seeded-service.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';
import { runSql } from '#tests/support/postgres.ts';

const classes = classifiedColumns(entities);
const isClassified = (place: string) => {
  const [table, column] = place.split('.');
  return ![undefined, 'none'].includes(classes.get(table!)?.get(column!)?.class);
};

/** The inputs of a call with one text replaced by a canary, in each of the forms that a field may demand. */
function* withCanaries(input: object, properties: Record<string, Schema>, canary: string): Generator<object> {
  const fields = new Set([...Object.keys(properties), ...Object.keys(input)]);
  for (const field of fields) {
    const value = (input as Record<string, unknown>)[field];
    if (value !== undefined && typeof value !== 'string') continue;
    for (const text of [canary, `${canary}@example.com`, `https://example.com/${canary}`])
      yield { ...input, [field]: text };
  }
}

test('a text of any call is stored only in columns with a class of personal data', { timeout: 600_000 }, async () => {
  await using seeded = await startSeededService();
  const { gatehouse, callers, tables } = seeded;
  const found = new Map<string, string>();
  for (const caller of Object.values(callers)) caller.headers['user-agent'] ??= 'canary-browser';
  for (const [name, { as, input }] of Object.entries(successfulCalls(seeded))) {
    if (calls.find((call) => call.name === name)!.kind === 'query') continue;
    const properties = (inputSchemaOf(name).properties ?? {}) as Record<string, Schema>;
    for (const variant of withCanaries(input, properties, 'canary-text')) {
      await makeCall(callers[as], [name, variant]);
      const changes = await tables.changes();
      for (const { operation, after } of changes) {
        for (const [column, value] of Object.entries(after ?? {})) {
          if (JSON.stringify(value)?.toLowerCase().includes('canary-'))
            found.set(`${operation.split(' ')[0]}.${column}`, name);
        }
      }
      await tables.restore(changes);
    }
  }
  const entries = await runSql(
    gatehouse.options.databaseUrl!,
    `select * from audit_entry where audit_entry::text ~ 'canary-'`,
  );
  for (const row of entries) {
    for (const [column, value] of Object.entries(row))
      if (JSON.stringify(value)?.includes('canary-')) found.set(`audit_entry.${column}`, 'audit');
  }

  expect([...found].filter(([place]) => !isClassified(place))).toEqual([]);
  const expected = ['user.name', 'user.email', 'user.image', 'organization.name', 'passkey.name', 'api_key.name'];
  expect([...found.keys()]).toEqual(
    expect.arrayContaining([...expected, 'invitation.email', 'audit_entry.user_agent']),
  );
});
