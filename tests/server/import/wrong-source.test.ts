import { expect, inject, test } from 'vitest';

import { runImport, startBetterAuth } from '#tests/support/better-auth-service.ts';
import { emptyDatabase, freshDatabase, onServer } from '#tests/support/postgres.ts';

const names = ['user', 'account', 'session', 'organization', 'member', 'invitation', 'team'];

/** A better-auth database after some statements. */
const changed = (sql: string) => async () => {
  const { databaseUrl } = await startBetterAuth();
  await onServer(databaseUrl, sql);
  return databaseUrl;
};
const plural = names.map((name) => `alter table "${name}" rename to "${name}s"`).join(';');
const moved = `create schema auth; ${names.map((name) => `alter table "${name}" set schema auth`).join(';')}`;

test.each<[source: string, address: () => Promise<string> | string, line: RegExp]>([
  ['plural table names', changed(plural), /^The tables are named in the plural \(users, accounts\)/],
  ['another schema', changed(moved), /^The table user is in the schema auth: add \?options=-c%20search_path%3Dauth/],
  [
    'no table but user',
    changed('drop table "invitation", "member", "team", "teamMember", "organization", "session", "account"'),
    /has no table account: it is not a whole better-auth database/,
  ],
  ['half of the organization tables', changed('drop table "invitation"'), /has organizations, but no table invitation/],
  ['an empty database', () => emptyDatabase(inject('postgresUrl')), /has no table user, account/],
  ['a database of Gatehouse', () => freshDatabase(inject('postgresUrl')), /belongs to Gatehouse/],
  ['mysql', () => 'mysql://root@127.0.0.1/auth', /^The address to import from must begin with postgres:\/\//],
  ['an address without a server', () => 'postgres://nobody@127.0.0.1:1/none', /cannot be reached: /],
])(
  'an import from %s ends with one line and exit code 1',
  async (_, address, line) => {
    const { code, stdout, stderr } = await runImport(await address(), await freshDatabase(inject('postgresUrl')));

    expect({ code, stdout, lines: stderr.trimEnd().split('\n') }).toEqual({
      code: 1,
      stdout: '',
      lines: [expect.stringMatching(line)],
    });
  },
  60_000,
);

test('the search path in the address leads to tables of another schema', async () => {
  const source = `${await changed(moved)()}?options=-c%20search_path%3Dauth`;

  const { code, stdout } = await runImport(source, await freshDatabase(inject('postgresUrl')));
  expect(code).toBe(0);
  expect(stdout).toContain('user: 0 read');
}, 60_000);
