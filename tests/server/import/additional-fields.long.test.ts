import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { organization } from 'better-auth/plugins';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';

import { OLD_PASSWORD, SHARED_SECRET } from '#tests/support/better-auth/better-auth-options.ts';
import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { Person } from '#tests/support/person.ts';
import { createEmptyDatabase, createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

const program = join(import.meta.dirname, '../../../server/cli/import/import.ts');

const ofType = <const Type>(type: Type) => ({ type, required: false as const });

/** Fields that both services declare. */
const user = {
  company: ofType('string'),
  employees: ofType('number'),
  newsletter: ofType('boolean'),
  born: ofType('date'),
  tags: ofType('string[]'),
  scores: ofType('number[]'),
  level: ofType('string'),
};
const session = { theme: ofType('string') };
const schema = {
  organization: { additionalFields: { tier: ofType('string') } },
  member: { additionalFields: { title: ofType('string') } },
  invitation: { additionalFields: { message: ofType('string') } },
};

/** Gatehouse accepts less in one of them. */
const declared = {
  user: { additionalFields: { ...user, level: ofType(['a', 'b']) } },
  session: { additionalFields: session },
  organization: { schema },
};

const values = {
  company: 'Acme',
  employees: 12,
  newsletter: true,
  born: '1990-05-17T00:00:00.000Z',
  tags: ['a', 'b'],
  scores: [1, 2.5],
  level: 'b',
};

/** A published service with these fields, one that Gatehouse does not declare, and one user. */
async function startPublished() {
  const databaseUrl = await createEmptyDatabase(inject('postgresUrl'));
  const pool = new pg.Pool({ connectionString: databaseUrl });
  onTestFinished(() => pool.end());
  const options = {
    baseURL: 'http://localhost:3000',
    secret: SHARED_SECRET,
    database: pool,
    emailAndPassword: { enabled: true },
    user: { additionalFields: { ...user, nickname: ofType('string') } },
    session: { additionalFields: session },
    plugins: [organization({ schema, sendInvitationEmail: async () => {} })],
  };
  await (await getMigrations(options)).runMigrations();
  const auth = betterAuth(options);
  const signUp = async (name: string, fields: object = {}) => {
    const body = { name, email: `${name}@example.com`, password: OLD_PASSWORD, ...fields };
    const { headers } = await auth.api.signUpEmail({ body, returnHeaders: true });
    return new Headers({ cookie: headers.getSetCookie().join('; ') });
  };
  return { auth, databaseUrl, signUp };
}

/** Imports with the options of a configuration file. */
async function importWith(options: object, source: string, databaseUrl: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'gatehouse.config.ts'), `export default ${JSON.stringify(options)};`);
  const env = { ...childEnvironment, DATABASE_URL: databaseUrl, AUTH_SECRET: SHARED_SECRET };
  return (await promisify(execFile)(process.execPath, [program, source], { cwd: folder, env })).stdout;
}

const target = () => createMigratedDatabase(inject('postgresUrl'));

test('declared additional fields are imported from the columns of their names', { timeout: 60_000 }, async () => {
  const { auth, databaseUrl: source, signUp } = await startPublished();
  const headers = await signUp('ada', { ...values, born: new Date(values.born), nickname: 'Countess' });
  const acme = await auth.api.createOrganization({ body: { name: 'Acme', slug: 'acme', tier: 'gold' }, headers });
  await auth.api.createInvitation({
    body: { email: 'bob@example.com', role: 'member', organizationId: acme!.id, message: 'Join us' },
    headers,
  });
  await runSql(source, `update session set theme = 'dark'; update member set title = 'CEO'`);
  const databaseUrl = await target();
  const stdout = await importWith(declared, source, databaseUrl);

  expect(stdout).toContain('  column user.nickname: 1 value\n');
  expect(stdout).not.toMatch(/column (user\.company|session\.theme|organization\.tier|member\.title)/);
  await using gatehouse = await startGatehouse({ ...declared, databaseUrl, secret: SHARED_SECRET });
  const ada = Object.assign(new Person(gatehouse), { email: 'ada@example.com' });
  const { body } = await ada.post('/sign-in/email', { email: ada.email, password: OLD_PASSWORD });
  expect(body.user).toMatchObject(values);
  const dark = `select 1 from session where additional_fields ->> 'theme' = 'dark'`;
  expect(await runSql(databaseUrl, dark)).toHaveLength(1);
  const { body: full } = await ada.get('/organization/get-full-organization', { organizationSlug: 'acme' });
  expect(full).toMatchObject({
    tier: 'gold',
    members: [{ title: 'CEO' }],
    invitations: [{ message: 'Join us' }],
  });
});

test('values without the type of their field are counted and left out', { timeout: 60_000 }, async () => {
  const { databaseUrl: source, signUp } = await startPublished();
  await signUp('ada', { company: 'Acme', level: 'c' });
  await signUp('bob', { level: 'b' });
  await runSql(
    source,
    `alter table "user" alter column employees type bigint;
     update "user" set employees = case name when 'ada' then 9007199254740993 else 7 end`,
  );
  const databaseUrl = await target();
  const stdout = await importWith(declared, source, databaseUrl);

  for (const field of ['employees', 'level'])
    expect(stdout).toContain(`  column user.${field}: 1 value without the type of the additional field\n`);
  const none = { newsletter: null, born: null, tags: null, scores: null };
  expect(await runSql(databaseUrl, 'select additional_fields as fields from "user" order by name')).toEqual([
    { fields: { ...none, company: 'Acme' } },
    { fields: { ...none, company: null, employees: 7, level: 'b' } },
  ]);
});
