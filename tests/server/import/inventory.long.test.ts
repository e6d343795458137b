import { symmetricEncrypt } from 'better-auth/crypto';
import { expect, inject, test } from 'vitest';

import { importedColumns } from '#server/cli/import/rows.ts';
import { twoFactorColumns } from '#server/cli/import/second-factors.ts';
import { camelCase } from '#server/cli/import/source.ts';
import { OLD_PASSWORD, SHARED_SECRET } from '#tests/support/better-auth/better-auth-options.ts';
import { runImport, startBetterAuth } from '#tests/support/better-auth/better-auth-service.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

const target = () => createMigratedDatabase(inject('postgresUrl'));

/** The lines of an import's output before the first table. */
function inventoryOf(stdout: string): string[] {
  const lines = stdout.split('\n');
  return lines.slice(
    0,
    lines.findIndex((line) => line.startsWith('user: ')),
  );
}

test('an import lists every table and column that it skips, with counts', async () => {
  const { auth, databaseUrl: source, signUp } = await startBetterAuth();
  const ada = await signUp('ada');
  await signUp('bob');
  await auth.api.getToken({ headers: ada.headers });
  await runSql(
    source,
    `update "user" set plan = 'gold' where id = '${ada.id}';
     create table "scimProvider" (id text, "scimToken" text);
     insert into "scimProvider" values ('1', 'a'), ('2', 'b'), ('3', 'c');
     create schema billing; create table billing."user" (id text)`,
  );

  const { code, stdout } = await runImport(source, await target());
  const lines = inventoryOf(stdout);
  expect({ code, title: lines[0] }).toEqual({ code: 0, title: 'Not imported:' });
  expect(lines).toEqual(
    expect.arrayContaining([
      '  column user.plan: 1 value',
      '  table scimProvider: 3 rows',
      '  column jwks.privateKey: 1 value',
      '  table billing.user: 0 rows',
    ]),
  );
  const columns = await runSql(
    source,
    `select table_schema as schema, table_name as "table", column_name as "column" from information_schema.columns
     where table_schema in ('public', 'billing')`,
  );
  for (const { schema, table, column } of columns as Record<string, string>[]) {
    const columnsOf = table === 'twoFactor' ? twoFactorColumns : importedColumns.get(camelCase(table!));
    const imported: readonly string[] = (schema === 'public' && columnsOf) || [];
    const name = schema === 'public' ? table : `${schema}.${table}`;
    const isNamed = lines.some(
      (line) => line.startsWith(`  column ${name}.${column}:`) || line.startsWith(`  table ${name}:`),
    );
    expect({ table, column, isNamed }).toEqual({ table, column, isNamed: !imported.includes(camelCase(column!)) });
  }
}, 60_000);

test('an import rejects users whose second factor was dropped with its table, unless the loss is accepted', async () => {
  const { databaseUrl: source, signUp } = await startBetterAuth();
  await signUp('ada');
  await runSql(source, `drop table "twoFactor"; update "user" set "twoFactorEnabled" = true`);
  const into = await target();

  expect(await runImport(source, into)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('1 user has a second factor that cannot be imported'),
  });
  expect(await runSql(into, 'select 1 from "user"')).toEqual([]);
  expect((await runImport(source, into, '--accept-loss')).code).toBe(0);
  expect(await runSql(into, 'select two_factor_enabled as enabled from "user"')).toEqual([{ enabled: false }]);
}, 60_000);

test('an import lists accounts of unconfigured providers and roles without permissions', async () => {
  const { databaseUrl: source, auth, signUp } = await startBetterAuth();
  const ada = await signUp('ada');
  await auth.api.createOrganization({ body: { name: 'Acme', slug: 'acme' }, headers: ada.headers });
  const { internalAdapter } = await auth.$context;
  await internalAdapter.linkAccount({ userId: ada.id, providerId: 'company-sso', accountId: '1' });
  await runSql(source, `update "user" set role = 'support, admin'; update "member" set role = 'billing,owner'`);

  expect(inventoryOf((await runImport(source, await target())).stdout)).toEqual(
    expect.arrayContaining([
      'Imported, without effect until it is configured:',
      '  1 account of the provider company-sso, which is not configured',
      '  1 user with the role support, which grants nothing here',
      '  1 member with the role billing, which grants nothing here',
    ]),
  );
}, 60_000);

test('an import copies the roles of organizations, and lists what has no effect', async () => {
  const { databaseUrl: source, auth, signUp } = await startBetterAuth();
  const [ada, bob] = [await signUp('ada'), await signUp('bob')];
  const acme = (await auth.api.createOrganization({ body: { name: 'Acme', slug: 'acme' }, headers: ada.headers }))!;
  const other = (await auth.api.createOrganization({ body: { name: 'Other', slug: 'other' }, headers: ada.headers }))!;
  await auth.api.addMember({ body: { userId: bob.id, organizationId: acme.id, role: 'member' } });
  await auth.api.addMember({ body: { userId: bob.id, organizationId: other.id, role: 'member' } });
  await runSql(
    source,
    `insert into "organizationRole" (id, "organizationId", role, permission) values
       ('1', '${acme.id}', 'auditor', '{"team": ["create"]}'), ('2', '${acme.id}', 'a,b', '{}'), ('3', '${acme.id}', 'broken', '{"team": "create"}'),
       ('4', '${acme.id}', 'sharer', '{"project": ["share"], "team": ["create"]}');
     update "member" set role = 'auditor' where "userId" = '${bob.id}'`,
  );

  const into = await target();
  const { stdout } = await runImport(source, into);
  expect(inventoryOf(stdout)).toEqual(
    expect.arrayContaining([
      'Imported, without effect until it is configured:',
      '  4 organization roles, which organization.dynamicAccessControl enables',
      '  permission project:share of 1 organization role, which organization.ac does not list',
      '  2 members with the role auditor, which grants nothing here',
    ]),
  );
  expect(stdout).toContain('organizationRole: 4 read, 2 imported, 0 imported before, 2 skipped');
  expect(stdout).toContain('  2: its name is empty, too long or has a comma');
  expect(stdout).toContain('  3: its permission has an unknown format');

  await using gatehouse = await startGatehouse({
    databaseUrl: into,
    secret: SHARED_SECRET,
    organization: { dynamicAccessControl: { enabled: true } },
  });
  const person = Object.assign(new Person(gatehouse), { email: bob.email });
  await person.post('/sign-in/email', { email: bob.email, password: OLD_PASSWORD });
  const { body: organizations } = await person.get('/organization/list');
  const permitted = await Promise.all(
    organizations.map(async ({ id, slug }: { id: string; slug: string }) => {
      const permissions = { team: ['create'] };
      return [
        slug,
        (await person.post('/organization/has-permission', { organizationId: id, permissions })).body.success,
      ];
    }),
  );
  expect(Object.fromEntries(permitted)).toEqual({ acme: true, other: false });
}, 60_000);

test('an import lists and skips provider tokens that better-auth encrypted, and imports others', async () => {
  const { databaseUrl: source, auth, signUp } = await startBetterAuth({ encryptOAuthTokens: true });
  const ada = await signUp('ada');
  const { internalAdapter } = await auth.$context;
  await internalAdapter.linkAccount({
    userId: ada.id,
    providerId: 'gitlab',
    accountId: '1',
    accessToken: await symmetricEncrypt({ key: SHARED_SECRET, data: 'token' }),
    // Hexadecimal like a ciphertext, but shorter.
    refreshToken: 'ab'.repeat(32),
  });
  const into = await target();

  expect(inventoryOf((await runImport(source, into)).stdout)).toContain(
    '  column account.accessToken: 1 value that better-auth encrypted',
  );
  const [account] = await runSql(into, `select * from account where provider_id = 'gitlab'`);
  expect(account).toMatchObject({ access_token: null, refresh_token: expect.stringMatching(/^aes-256-gcm:/) });
}, 60_000);
