import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { programWith } from '#tests/support/api-keys.ts';
import { mailsTo, newestMailTo } from '#tests/support/mailbox.ts';
import { expectOk } from '#tests/support/organization.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { isSignedIn } from '#tests/support/two-factor.ts';

let emails = 0;
const newEmail = () => `changed-${(emails += 1)}@example.com`;

function update(admin: Person, { id: userId }: { id: string }, data: object) {
  return admin.post('/admin/update-user', { userId, data });
}

async function eventsOf(admin: Person, { id }: Person): Promise<string[]> {
  const { body } = await admin.get('/admin/list-audit', { userId: id });
  return body.entries.map(({ event }: { event: string }) => event);
}

/** A key of a new service account of the platform. */
async function newProgram(gatehouse: Gatehouse, scopes: string[], role = 'admin') {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { body: account } = await expectOk(admin.post('/service-account/create', { name: 'Sync', role }));
  const { body } = await expectOk(admin.post('/service-account/create-key', { serviceAccountId: account.id, scopes }));
  return { admin, account, program: programWith(gatehouse, body.key) };
}

test('an administrator changes the name and the email of a user, which then is not verified', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const person = await Person.signUpVerified(gatehouse);
  const email = newEmail();
  const answer = await update(admin, person, { name: 'Renamed', email: ` ${email.toUpperCase()} ` });

  expect(answer).toMatchObject({ status: 200, body: { id: person.id, name: 'Renamed', email, emailVerified: false } });
  const signIn = (address: string) =>
    new Person(gatehouse).post('/sign-in/email', { email: address, password: PASSWORD });
  expect((await signIn(person.email)).status).toBe(401);
  expect((await signIn(email)).status).toBe(200);
  expect(await eventsOf(admin, person)).toEqual(expect.arrayContaining(['user.updated', 'email.changed']));
});

test('a new email gets a verification link, and the previous one a notice if it was verified', async ({
  gatehouse,
}) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const [verified, unverified] = [await Person.signUpVerified(gatehouse), await Person.signUp(gatehouse)];
  const [first, second] = [newEmail(), newEmail()];
  await expectOk(update(admin, verified, { email: first }));
  await expectOk(update(admin, unverified, { email: second }));

  const namesOf = async (address: string) => (await mailsTo(gatehouse, address)).map(({ name }) => name);
  expect(await namesOf(first)).toEqual(['sendVerificationEmail']);
  expect(await namesOf(verified.email)).toContain('onEmailChanged');
  expect(await namesOf(unverified.email)).not.toContain('onEmailChanged');
  const { path } = await newestMailTo(gatehouse, second);
  await new Person(gatehouse).send({ method: 'GET', url: path });
  expect((await admin.get('/admin/get-user', { id: unverified.id })).body.emailVerified).toBe(true);
});

test('an administrator can set that a new email is verified, and then no link is mailed', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const person = await Person.signUpVerified(gatehouse);
  const email = newEmail();

  const { body } = await update(admin, person, { email, emailVerified: true });
  expect(body).toMatchObject({ email, emailVerified: true });
  expect(await mailsTo(gatehouse, email)).toEqual([]);
  expect(await eventsOf(admin, person)).toContain('email.verified');
  expect((await update(admin, person, { emailVerified: false })).body).toMatchObject({ email, emailVerified: false });
});

test('a new email ends the sessions of the user and the links mailed before', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const person = await Person.signUpVerified(gatehouse);
  const other = await person.inAnotherBrowser();
  await person.post('/forget-password', { email: person.email });
  const { token } = await newestMailTo(gatehouse, person.email);
  await expectOk(update(admin, person, { email: newEmail() }));

  expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([false, false]);
  const reset = await new Person(gatehouse).post('/reset-password', { token, newPassword: 'another long password' });
  expect(reset).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
});

test('the same email in capitals changes nothing', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const person = await Person.signUpVerified(gatehouse);

  const { body } = await update(admin, person, { email: person.email.toUpperCase() });
  expect(body).toMatchObject({ email: person.email, emailVerified: true });
  expect(await isSignedIn(person)).toBe(true);
  expect(await eventsOf(admin, person)).not.toContain('email.changed');
});

test('administrators who change their own email keep their session, with a new token', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const other = await admin.inAnotherBrowser();
  const before = admin.cookies.get('gatehouse.session_token');
  const email = newEmail();
  await expectOk(update(admin, admin, { email }));

  expect(before).toBeDefined();
  expect(admin.cookies.get('gatehouse.session_token')).not.toBe(before);
  expect((await admin.get('/get-session')).body.user.email).toBe(email);
  expect(await isSignedIn(other)).toBe(false);
});

test.for([
  [
    'an address in use',
    async (gatehouse: Gatehouse) => (await Person.signUp(gatehouse)).email.toUpperCase(),
    'USER_ALREADY_EXISTS',
  ],
  ['a malformed address', async () => 'ada', 'INVALID_EMAIL'],
  ['two addresses', async () => 'ada@example.com,eve@example.com', 'INVALID_EMAIL'],
] as const)('rejects %s and changes nothing', async ([, emailOf, code], { gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const person = await Person.signUpVerified(gatehouse);
  const answer = await update(admin, person, { name: 'Renamed', email: await emailOf(gatehouse) });

  expect(answer).toMatchObject({ status: 400, body: { code } });
  const { name, email } = person;
  expect((await person.get('/get-session')).body.user).toMatchObject({ name, email, emailVerified: true });
});

test('of concurrent changes to the same email, one succeeds', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const people = await Promise.all(Array.from({ length: 8 }, () => Person.signUp(gatehouse)));
  const email = newEmail();
  const answers = await Promise.all(people.map((person) => update(admin, person, { email })));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'USER_ALREADY_EXISTS']));
});

test('without the permission set-email, an administrator changes the name only', async () => {
  await using gatehouse = await startGatehouse({ admin: { roles: { support: { user: ['update', 'set-password'] } } } });
  const support = await signUpWithRole(gatehouse, 'support');
  const person = await Person.signUp(gatehouse);

  expect((await update(support, person, { name: 'Renamed' })).status).toBe(200);
  for (const data of [{ email: newEmail() }, { emailVerified: true }]) {
    expect(await update(support, person, data)).toMatchObject({
      status: 403,
      body: { code: 'YOU_ARE_NOT_ALLOWED_TO_SET_USERS_EMAIL' },
    });
  }
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { body } = await admin.get('/admin/list-audit', { event: 'admin.refused' });
  expect(body.entries).toContainEqual(expect.objectContaining({ actor: expect.objectContaining({ id: support.id }) }));
});

test('emails of users above the own role, and of others while impersonating, cannot be changed', async () => {
  await using gatehouse = await startGatehouse({ admin: { roles: { support: { user: ['update', 'set-email'] } } } });
  const [admin, support] = [await signUpWithRole(gatehouse, 'admin'), await signUpWithRole(gatehouse, 'support')];
  const person = await Person.signUp(gatehouse);

  expect((await update(support, person, { email: newEmail() })).status).toBe(200);
  expect((await update(support, admin, { email: newEmail() })).body.code).toBe('NOT_AUTHORIZED');
  expect((await update(support, admin, { emailVerified: true })).body.code).toBe('NOT_AUTHORIZED');
  await expectOk(admin.post('/admin/impersonate-user', { userId: person.id }));
  expect((await update(admin, person, { email: newEmail() })).status).toBe(403);
});

test.for([
  ['the name', { name: 'Renamed' }, 200],
  ['the email', { email: 'stale@example.com' }, 403],
  ['whether the email is verified', { emailVerified: true }, 403],
] as const)('with an old second factor, changing %s answers %3$i', async ([, data, status], { gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const person = await Person.signUp(gatehouse);
  await runSql(
    gatehouse.options.databaseUrl!,
    `update "user" set two_factor_enabled = true where id = '${admin.id}';
     update session set level = 2, authenticated_at = now() - interval '25 hours' where user_id = '${admin.id}'`,
  );
  const answer = await update(admin, person, data);

  expect([answer.status, answer.body.code]).toEqual([status, status === 200 ? undefined : 'SESSION_IS_NOT_FRESH']);
});

test('identities linked before the first proof of the email remain under reserve if an administrator verifies it', async ({
  gatehouse,
}) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const [unproven, proven] = [await Person.signUp(gatehouse), await Person.signUpVerified(gatehouse)];
  for (const { id } of [unproven, proven]) {
    await runSql(
      gatehouse.options.databaseUrl!,
      `insert into account (id, user_id, provider_id, account_id, created_at, updated_at)
       values (gen_random_uuid(), '${id}', 'google', '${id}', now(), now())`,
    );
  }
  await expectOk(update(admin, unproven, { emailVerified: true }));
  await expectOk(update(admin, proven, { email: newEmail(), emailVerified: true }));

  const isUnconfirmed = async ({ id }: Person) =>
    (await runSql(gatehouse.options.databaseUrl!, `select unconfirmed from "user" where id = '${id}'`))[0]![
      'unconfirmed'
    ];
  expect([await isUnconfirmed(unproven), await isUnconfirmed(proven)]).toEqual([true, false]);
});

test('a program needs the scope of passwords to set an email', async ({ gatehouse }) => {
  const person = await Person.signUpVerified(gatehouse);
  const { program: limited } = await newProgram(gatehouse, ['user:update']);
  const { program } = await newProgram(gatehouse, ['user:update', 'user:set-password']);

  expect((await update(limited, person, { name: 'Renamed' })).status).toBe(200);
  expect(await update(limited, person, { email: newEmail() })).toMatchObject({
    status: 403,
    body: { code: 'INSUFFICIENT_API_KEY_PERMISSIONS' },
  });
  expect((await update(program, person, { email: newEmail() })).status).toBe(200);
  expect(await isSignedIn(person)).toBe(false);
});

test('a service account gets no email', async ({ gatehouse }) => {
  const { admin, account } = await newProgram(gatehouse, ['user:list']);

  expect(await update(admin, account, { email: newEmail() })).toMatchObject({
    status: 403,
    body: { code: 'NOT_AUTHORIZED' },
  });
});
