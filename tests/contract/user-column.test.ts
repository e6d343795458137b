import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { createEmptyDatabase } from '#tests/support/postgres.ts';

const root = join(import.meta.dirname, '../..');
const execute = promisify(execFile);

/** The edits for a new column: entity, output schema and migration. */
const edits: Record<string, (code: string) => string> = {
  'server/features/users/user.entity.ts': (code) =>
    code
      .replace('banExpires: optionalTimestamp(),', '$&\n    birthday: optionalTimestamp(),')
      .replace('additionalFields: content,', '$&\n    birthday: identity,'),
  'shared/users/schemas.ts': (code) =>
    code.replace('banExpires: Timestamp.nullable(),', '$&\n    birthday: Timestamp.nullable(),'),
  'server/db/migrations/9999-birthday.ts': () =>
    'export const birthday = `alter table "user" add column "birthday" timestamptz(3) null`;',
  'server/db/migrations/index.ts': (code) =>
    `import { birthday } from './9999-birthday.ts';\n${code.replace(/,?\s*\];\s*$/, ", ['9999-birthday', birthday]];\n")}`,
};

/** Runs in the copy on an empty database. */
const program = `
import { createGatehouse } from '#server/app/create-gatehouse.ts';
import { connect } from '#server/db/orm.ts';
import { entities } from '#server/app/registry.ts';
import { runSql } from '#tests/support/postgres.ts';

const databaseUrl = process.env.DATABASE_URL;
const secret = 'a secret for the tests, thirty-two or more';
const gatehouse = await createGatehouse({ databaseUrl, secret, logLevel: 'silent', webApp: false });
const orm = connect(databaseUrl, { entities, poolSize: 1, statementTimeoutMs: 0 });
const schemaDifference = await orm.schema.getUpdateSchemaSQL({ wrap: false });
await orm.close(true);

const cookies = {};
async function call(path, body) {
  const method = body ? 'POST' : 'GET';
  const answer = await gatehouse.app.inject({ method, url: '/api/auth' + path, cookies, ...(body && { payload: body }) });
  for (const { name, value } of answer.cookies) cookies[name] = value;
  return answer.json();
}
const { user } = await call('/sign-up/email', { email: 'ada@example.com', password: 'correct horse', name: 'Ada' });
await runSql(databaseUrl, \`update "user" set birthday = '2000-02-29T12:00:00Z', role = 'admin'\`);
const users = {
  'get-session': (await call('/get-session?disableCookieCache=true')).user,
  'get-session from the cookie cache': (await call('/get-session')).user,
  'admin/list-users': (await call('/admin/list-users')).users[0],
  'admin/update-user': await call('/admin/update-user', { userId: user.id, data: { name: 'New' } }),
};
await call('/update-user', { name: 'Newer' });
users['get-session after update-user'] = (await call('/get-session')).user;
await gatehouse.close();
const birthdays = Object.fromEntries(Object.entries(users).map(([name, { birthday }]) => [name, birthday]));
console.log(JSON.stringify({ schemaDifference, birthdays }));
`;

const birthday = '2000-02-29T12:00:00.000Z';
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'gatehouse-column-'));
  const isSource = (path: string) => !/\/(node_modules|dist|\.[^/]+)$/.test(path.slice(root.length));
  await cp(root, copy, { recursive: true, filter: isSource });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [file, edit] of Object.entries(edits)) {
    const before = await readFile(join(copy, file), 'utf8').catch(() => '');
    expect(edit(before), file).not.toBe(before);
    await writeFile(join(copy, file), edit(before));
  }
  await writeFile(join(copy, 'column.mjs'), program);
});
afterAll(() => rm(copy, { recursive: true }));

test('a new user column needs edits of the entity, the output schema and a migration only', async () => {
  const env = { ...childEnvironment, DATABASE_URL: await createEmptyDatabase(inject('postgresUrl')) };
  const { stdout } = await execute(process.execPath, ['column.mjs'], { cwd: copy, env });
  expect(JSON.parse(stdout)).toEqual({
    schemaDifference: '',
    birthdays: {
      'get-session': birthday,
      'get-session from the cookie cache': birthday,
      'admin/list-users': birthday,
      'admin/update-user': birthday,
      'get-session after update-user': birthday,
    },
  });
});

test.runIf(process.env['LONG'])('a new user column passes the type check', { timeout: 300_000 }, async () => {
  // The generated files follow the output schema.
  await execute(process.execPath, ['server/cli/generate/docs.ts'], { cwd: copy, env: childEnvironment });
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const check = execute(process.execPath, [compiler, '--noEmit'], { cwd: copy });
  expect(await check.catch(({ stdout }: { stdout: string }) => ({ stdout, stderr: '' }))).toEqual({
    stdout: '',
    stderr: '',
  });
});
