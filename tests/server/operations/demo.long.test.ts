import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, inject, onTestFinished } from 'vitest';

import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { createEmptyDatabase, createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const SECRET = 'a secret for the demo of thirty-two or more';
const cli = join(import.meta.dirname, '../../../server/cli/demo/demo.ts');

async function runDemo(
  env: Record<string, string>,
  cwd = import.meta.dirname,
  flags: string[] = [],
): Promise<{ stdout: string; stderr: string }> {
  const variables = { ...childEnvironment, AUTH_SECRET: SECRET, ...env };
  return promisify(execFile)(process.execPath, [cli, ...flags], { cwd, env: variables }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout, stderr }),
  );
}

test('the demo fills an empty database once and prints how to sign in', async () => {
  const DATABASE_URL = await createEmptyDatabase(inject('postgresUrl'));

  const { stdout, stderr } = await runDemo({ DATABASE_URL });
  expect(stderr).toBe('');
  const [, email, password] = /Sign in as (\S+), .* password: (.*)\n/.exec(stdout)!;
  expect((await runDemo({ DATABASE_URL })).stderr).toBe(
    'No demo data: the database already has users; the demo needs an empty one. --reset deletes a demo\n',
  );

  await using gatehouse = await startGatehouse({ databaseUrl: DATABASE_URL, secret: SECRET });
  const visitor = new Person(gatehouse);
  expect((await visitor.post('/sign-in/email', { email, password })).status).toBe(200);
  expect((await visitor.get('/organization/list')).body).toHaveLength(2);
  expect((await visitor.get('/organization/list-user-invitations')).body).toHaveLength(1);
  expect((await visitor.get('/admin/list-users', { filterField: 'banned', filterValue: 'true' })).body.total).toBe(1);

  const [mail, ...others] = await mailsTo(gatehouse, 'charles@example.com');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ name: 'sendInvitationEmail', url: expect.stringContaining('/invitation/') });
  const invitations = `select email from invitation where status = 'pending' order by email`;
  const invited = (await runSql(DATABASE_URL, invitations)).map((row) => row['email']);
  const mails: { name: string; to: string }[] = (await visitor.get('/dev/mailbox.json')).body;
  const recipients = mails.filter(({ name }) => name === 'sendInvitationEmail').map(({ to }) => to);
  expect(recipients.toSorted()).toEqual(invited);
  expect(await runSql(DATABASE_URL, `select 1 from audit_entry where event = 'mail.undelivered'`)).toEqual([]);
});

test.for([
  ['an SMTP server', `smtpUrl: 'smtp://127.0.0.1:9'`],
  ['a hook', `organization: { sendInvitationEmail: () => { throw new Error('mailed'); } }`],
])('the demo leaves no mail to send for %s', { timeout: 60_000 }, async ([, options]) => {
  const DATABASE_URL = await createEmptyDatabase(inject('postgresUrl'));
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-demo-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'gatehouse.config.ts'), `export default { ${options} };`);
  expect((await runDemo({ DATABASE_URL }, folder)).stderr).toBe('');
  expect(await runSql(DATABASE_URL, 'select name from outgoing_mail')).toEqual([]);
});

test('--reset deletes a demo, and nothing but a demo', { timeout: 120_000 }, async () => {
  const DATABASE_URL = await createEmptyDatabase(inject('postgresUrl'));
  await runDemo({ DATABASE_URL });
  await runSql(DATABASE_URL, `update "user" set name = 'Changed'`);
  const resetDemo = () => runDemo({ DATABASE_URL }, import.meta.dirname, ['--reset']);
  expect((await resetDemo()).stderr).toBe('');
  expect(await runSql(DATABASE_URL, `select 1 from "user" where name = 'Changed'`)).toEqual([]);
  const [figures] = await runSql(
    DATABASE_URL,
    `select (select count(distinct created_at::date) > 60 from audit_entry where event = 'session.started') as days,
       (select count(*)::int from webhook_endpoint) as webhooks, (select count(*) > 140 from "user") as users`,
  );
  expect(figures).toEqual({ days: true, webhooks: 1, users: true });

  await runSql(DATABASE_URL, `update "user" set email = 'customer@company.example' where email = 'user-1@example.com'`);
  expect((await resetDemo()).stderr).toBe(
    'No demo data: --reset deletes only a demo, and the database has other users\n',
  );
});

test('--everything writes the options of a service with everything on, once', { timeout: 120_000 }, async () => {
  const DATABASE_URL = await createEmptyDatabase(inject('postgresUrl'));
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-demo-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect((await runDemo({ DATABASE_URL }, folder, ['--everything'])).stderr).toBe('');
  expect(await runSql(DATABASE_URL, `select 1 from team where name = 'Compilers'`)).toHaveLength(1);
  expect((await runDemo({ DATABASE_URL }, folder, ['--everything'])).stderr).toContain('gatehouse.config.ts already');
});

test('the demo is rejected in production', async () => {
  const DATABASE_URL = await createEmptyDatabase(inject('postgresUrl'));
  const { stderr } = await runDemo({ DATABASE_URL, NODE_ENV: 'production' });
  expect(stderr).toBe('No demo data: it is not for production, because its password is public\n');
});

test('the demo data has consistent dates and active sessions', { timeout: 60_000 }, async () => {
  const DATABASE_URL = await createEmptyDatabase(inject('postgresUrl'));
  expect((await runDemo({ DATABASE_URL })).stderr).toBe('');
  const [dates] = await runSql(
    DATABASE_URL,
    `select
       (select count(*) from account join "user" u on u.id = user_id where abs(extract(epoch from account.created_at - u.created_at)) > 60) as accounts,
       (select count(*) from member join "user" u on u.id = user_id where member.created_at < u.created_at) as members,
       (select count(*) from member join organization o on o.id = organization_id where member.created_at < o.created_at - interval '1 second') as organizations,
       (select count(*) from audit_entry where created_at > now() - interval '1 hour') as audit,
       (select count(*) from "user" where created_at < now() - interval '60 days') > 5 as old,
       (select count(*) from session where expires_at > now()) > 2 as alive,
       (select count(*) from invitation where status = 'pending' and expires_at < now()) as expired`,
  );
  expect(dates).toEqual({
    accounts: '0',
    members: '0',
    organizations: '0',
    audit: '0',
    old: true,
    alive: true,
    expired: '0',
  });
});

test('a failed run leaves nothing behind, so that the demo can be repeated', { timeout: 60_000 }, async () => {
  const DATABASE_URL = await createMigratedDatabase(inject('postgresUrl'));
  await runSql(DATABASE_URL, `alter table organization add constraint rejected check (slug <> 'spanning-trees')`);
  expect((await runDemo({ DATABASE_URL })).stderr).toMatch(/answered 5\d\d/);
  expect(await runSql(DATABASE_URL, 'select email from "user"')).toEqual([]);

  await runSql(DATABASE_URL, `alter table organization drop constraint rejected`);
  expect(await runDemo({ DATABASE_URL })).toMatchObject({
    stderr: '',
    stdout: expect.stringContaining('Sign in as'),
  });
});

const configurations = {
  'email verification, and without sign-up': `
    emailAndPassword: { requireEmailVerification: true, disableSignUp: true, minPasswordLength: 40 }`,
  'no passwords at all': `emailAndPassword: { enabled: false }, magicLink: { enabled: true }`,
  'a required second factor and short sessions': `
    session: { twoFactor: { policy: 'required' }, expiresIn: 600, freshAge: 60 }`,
  'usernames, several sessions and other roles': `
    username: { enabled: true }, multiSession: { enabled: true },
    admin: { adminRoles: ['operator'], defaultRole: 'person', roles: { operator: {}, person: {} } }`,
  'strict organizations': `
    organization: {
      allowUserToCreateOrganization: false, organizationLimit: 0, membershipLimit: 2, invitationLimit: 1,
      invitationExpiresIn: 3600, requireVerifiedEmail: true, teams: { enabled: true, maximumTeams: 1 },
      dynamicAccessControl: { enabled: true, maximumRolesPerOrganization: 1 },
    }`,
  'required additional fields': `
    user: { additionalFields: { company: { type: 'string' } } },
    organization: { schema: {
      organization: { additionalFields: { industry: { type: 'string' } } },
      invitation: { additionalFields: { note: { type: 'string' } } },
    } }`,
  'hooks that reject calls and send mails': `
    hooks: { before: () => { throw new Error('rejected'); } },
    databaseHooks: { user: { create: { before: () => false } } },
    emailVerification: { sendVerificationEmail: () => { throw new Error('mailed'); } }`,
};

test.for(Object.entries(configurations))('the demo runs with %s', { timeout: 60_000 }, async ([, options]) => {
  const DATABASE_URL = await createEmptyDatabase(inject('postgresUrl'));
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-demo-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'gatehouse.config.ts'), `export default { ${options} };`);
  expect(await runDemo({ DATABASE_URL }, folder)).toMatchObject({
    stderr: '',
    stdout: expect.stringContaining('Sign in as'),
  });
  const [counts] = await runSql(
    DATABASE_URL,
    `select (select count(*) from member)::int as members,
       (select count(*) from invitation where status = 'pending' and expires_at > now())::int as invitations`,
  );
  // Five in each organization of the crowd.
  expect(counts).toEqual({ members: 19 + 5 * 8, invitations: 5 });
});
