import { expect, vi } from 'vitest';

import { features } from '#server/app/features.ts';
import type { Feature } from '#server/call/feature.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test('every constraint declared by a feature exists in the database', async ({ gatehouse }) => {
  const declared = features.flatMap(({ constraints = {} }: Feature) => Object.keys(constraints));
  const rows = await runSql(
    gatehouse.options.databaseUrl!,
    `select conname as name from pg_constraint union select relname from pg_class where relkind = 'i'`,
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(declared));
});

test('a violated constraint answers the error code that its feature declares', async ({ signedIn }) => {
  await signedIn.post('/organization/create', { name: 'A', slug: 'taken' });

  expect(await signedIn.post('/organization/create', { name: 'B', slug: 'taken' })).toMatchObject({
    status: 400,
    body: { code: 'ORGANIZATION_ALREADY_EXISTS' },
  });
});

test('a violated constraint that no feature declares answers 500 and is logged by name', async () => {
  await using gatehouse = await startGatehouse();
  const log = vi.spyOn(gatehouse.app.log, 'error');
  const person = await Person.signUp(gatehouse);
  const url = gatehouse.options.databaseUrl!;
  await runSql(url, 'alter table "organization" add constraint "organization_name_unique" unique ("name")');
  await person.post('/organization/create', { name: 'A', slug: 'a' });

  expect(await person.post('/organization/create', { name: 'A', slug: 'b' })).toMatchObject({
    status: 500,
    body: { code: 'INTERNAL_SERVER_ERROR' },
  });
  const cause = expect.objectContaining({ constraint: 'organization_name_unique' });
  expect(log.mock.calls).toEqual([
    [{ call: 'organization.create', err: expect.objectContaining({ cause }) }, 'call failed'],
  ]);
});
