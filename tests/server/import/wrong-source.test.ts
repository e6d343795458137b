import { expect, inject, test } from 'vitest';

import { requireBetterAuth, Source } from '#server/cli/import/source.ts';
import { runImport, startBetterAuth } from '#tests/support/better-auth/better-auth-service.ts';
import { createEmptyDatabase, createMigratedDatabase, runSql } from '#tests/support/postgres.ts';

const names = ['user', 'account', 'session', 'organization', 'member', 'invitation', 'team'];

/** A better-auth database changed by SQL statements. */
const changed = (sql: string) => async () => {
  const { databaseUrl } = await startBetterAuth();
  await runSql(databaseUrl, sql);
  return databaseUrl;
};
const plural = names.map((name) => `alter table "${name}" rename to "${name}s"`).join(';');
const moved = `create schema auth; ${names.map((name) => `alter table "${name}" set schema auth`).join(';')}`;

test.each<[source: string, address: () => Promise<string> | string, line: RegExp]>([
  ['plural table names', changed(plural), /^The tables are named in the plural \(users, accounts\)/],
  ['another schema', changed(moved), /^The table user is in the schema auth: add \?options=-c%20search_path%3Dauth/],
  [
    'no table but user',
    changed(
      'drop table "invitation", "member", "team", "teamMember", "organizationRole", "organization", "session", "account"',
    ),
    /has no table account: it is not a complete better-auth database/,
  ],
  ['half of the organization tables', changed('drop table "invitation"'), /has organizations, but no table invitation/],
  ['an empty database', () => createEmptyDatabase(inject('postgresUrl')), /has no table user, account/],
  ['a database of Gatehouse', () => createMigratedDatabase(inject('postgresUrl')), /belongs to Gatehouse/],
  ['mysql', () => 'mysql://root@127.0.0.1/auth', /^The address to import from must begin with postgres:\/\//],
  ['an address without a server', () => 'postgres://nobody@127.0.0.1:1/none', /cannot be reached: /],
])('an import from %s is rejected with one line', async (_, address, line) => {
  const read = async () => {
    await using source = await Source.open(await address());
    requireBetterAuth(source);
  };
  const error = await read().catch((thrown: unknown) => thrown);

  expect(error).toMatchObject({ name: 'CommandError', message: expect.stringMatching(line) });
  expect((error as Error).message).not.toContain('\n');
});

test('the import command prints only that line and exits with 1', async () => {
  const source = await createEmptyDatabase(inject('postgresUrl'));

  expect(await runImport(source, await createMigratedDatabase(inject('postgresUrl')))).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^The database \w+ has no table user, account: .*\n$/),
  });
}, 60_000);

test('an import uses the schema of the search path in the address', async () => {
  const source = `${await changed(moved)()}?options=-c%20search_path%3Dauth`;

  const { code, stdout } = await runImport(source, await createMigratedDatabase(inject('postgresUrl')));
  expect(code).toBe(0);
  expect(stdout).toContain('user: 0 read');
}, 60_000);
