import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const CONCURRENCY = 30;

/** Counts how many of 30 concurrent uses succeed; a redirect with an error counts as a failure. */
async function countSuccesses(
  use: () => Promise<{ statusCode: number; headers: Record<string, unknown> }>,
): Promise<number> {
  const responses = await Promise.all(Array.from({ length: CONCURRENCY }, use));
  expect(responses.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  return responses.filter(
    ({ statusCode, headers }) =>
      statusCode < 400 && !/[?&]error=/.test((headers['location'] as string | undefined) ?? ''),
  ).length;
}

const cloneBrowser = (person: Person) =>
  Object.assign(new Person(person.gatehouse), { cookies: new Map(person.cookies) });

test('of 30 concurrent uses of a reset token, one succeeds and sets the password', async ({ gatehouse, signedIn }) => {
  await signedIn.post('/forget-password', { email: signedIn.email });
  const { token } = await newestMailTo(gatehouse, signedIn.email);
  let n = 0;
  const passwords: string[] = [];
  const successes = await countSuccesses(async () => {
    const newPassword = `new password ${n++}`;
    const response = await new Person(gatehouse).send({
      method: 'POST',
      url: '/reset-password',
      payload: { token, newPassword },
    });
    if (response.statusCode === 200) passwords.push(newPassword);
    return response;
  });

  expect(successes).toBe(1);
  const signIn = { email: signedIn.email, password: passwords[0]! };
  expect((await new Person(gatehouse).post('/sign-in/email', signIn)).status).toBe(200);
});

/** Counts the audit entries of an event about a user. */
async function countAuditEntries({ gatehouse, id }: Person, event: string): Promise<number> {
  const entries = `select 1 from audit_entry where event = '${event}' and subject_id = '${id}'`;
  return (await runSql(gatehouse.options.databaseUrl!, entries)).length;
}

test('of 30 concurrent uses of a verification link, all succeed and one verifies the address', async ({
  gatehouse,
  signedIn,
}) => {
  const { path } = await newestMailTo(gatehouse, signedIn.email);

  expect(await countSuccesses(() => new Person(gatehouse).send({ method: 'GET', url: path }))).toBe(CONCURRENCY);
  expect(await countAuditEntries(signedIn, 'email.verified')).toBe(1);
});

test('of 30 concurrent uses of a verification link that signs in, one creates a session', async () => {
  await using gatehouse = await startGatehouse({
    emailAndPassword: { requireEmailVerification: true },
    emailVerification: { autoSignInAfterVerification: true },
  });
  const person = await Person.signUp(gatehouse);
  const { path } = await newestMailTo(gatehouse, person.email);

  expect(await countSuccesses(() => cloneBrowser(person).send({ method: 'GET', url: path }))).toBe(CONCURRENCY);
  expect(await runSql(gatehouse.options.databaseUrl!, 'select id from session')).toHaveLength(1);
});

test('of 30 concurrent calls of delete-user with one token, one succeeds', async () => {
  await using gatehouse = await startGatehouse({ user: { deleteUser: { confirmByMail: true } } });
  const person = await Person.signUp(gatehouse);
  await person.post('/delete-user');
  const { token } = await newestMailTo(gatehouse, person.email);

  const request = { method: 'POST', url: '/delete-user', payload: { token } } as const;
  expect(await countSuccesses(() => cloneBrowser(person).send(request))).toBe(1);
});

test('of 30 concurrent confirmations of a new email, one changes it', async ({ gatehouse, signedIn }) => {
  await signedIn.send({ method: 'GET', url: (await newestMailTo(gatehouse, signedIn.email)).path });
  await signedIn.post('/change-email', { newEmail: `new-${randomUUID()}@example.com` });
  const { path, name } = await newestMailTo(gatehouse, signedIn.email);
  expect(name).toBe('sendChangeEmailVerification');

  expect(await countSuccesses(() => cloneBrowser(signedIn).send({ method: 'GET', url: path }))).toBeGreaterThan(0);
  expect(await countAuditEntries(signedIn, 'email.changed')).toBe(1);
});

test('of 30 concurrent uses of a magic link, one signs in and creates the account', async ({ gatehouse, anyone }) => {
  const email = `${randomUUID()}@example.com`;
  await anyone.post('/sign-in/magic-link', { email });
  const { path } = await newestMailTo(gatehouse, email);

  expect(await countSuccesses(() => new Person(gatehouse).send({ method: 'GET', url: path }))).toBe(1);
  const sessions = `select s.id from session s join "user" u on u.id = s.user_id where u.email = '${email}'`;
  expect(await runSql(gatehouse.options.databaseUrl!, sessions)).toHaveLength(1);
});

test('30 magic links to one new address, opened concurrently, create one account', async ({ gatehouse, anyone }) => {
  const email = `${randomUUID()}@example.com`;
  for (let n = 0; n < CONCURRENCY; n++) await anyone.post('/sign-in/magic-link', { email });
  await gatehouse.idle();
  const { body } = await anyone.get('/dev/mailbox.json', { to: email });
  const paths = (body as { url: string }[]).map(({ url }) => url.replace('http://localhost:3000', ''));

  expect(paths).toHaveLength(CONCURRENCY);
  expect(await countSuccesses(() => new Person(gatehouse).send({ method: 'GET', url: paths.pop()! }))).toBe(
    CONCURRENCY,
  );
  const users = `select id from "user" where email = '${email}'`;
  expect(await runSql(gatehouse.options.databaseUrl!, users)).toHaveLength(1);
});

test('concurrent magic links and sign-ups with one new address create one account', async ({ gatehouse, anyone }) => {
  const email = `${randomUUID()}@example.com`;
  for (let n = 0; n < 10; n++) await anyone.post('/sign-in/magic-link', { email });
  await gatehouse.idle();
  const { body } = await anyone.get('/dev/mailbox.json', { to: email });
  const paths = (body as { url: string }[]).map(({ url }) => url.replace('http://localhost:3000', ''));
  const payload = { email, password: 'a password', name: 'X' };
  const signUps = Array.from({ length: 10 }, () =>
    new Person(gatehouse).send({ method: 'POST', url: '/sign-up/email', payload }),
  );
  const links = paths.map((url) => new Person(gatehouse).send({ method: 'GET', url }));
  const statuses = (await Promise.all([...signUps, ...links])).map(({ statusCode }) => statusCode);

  expect(statuses.filter((status) => ![200, 302, 422].includes(status))).toEqual([]);
  const users = `select id from "user" where email = '${email}'`;
  expect(await runSql(gatehouse.options.databaseUrl!, users)).toHaveLength(1);
});

test('of 30 concurrent uses of a deletion link, one succeeds', async () => {
  await using gatehouse: Gatehouse & AsyncDisposable = await startGatehouse({
    user: { deleteUser: { confirmByMail: true } },
  });
  const person = await Person.signUp(gatehouse);
  await person.post('/delete-user');
  const { token } = await newestMailTo(gatehouse, person.email);

  const url = `/delete-user/callback?token=${token}`;
  expect(await countSuccesses(() => cloneBrowser(person).send({ method: 'GET', url }))).toBe(1);
});

test('of 30 concurrent deletions of the own account, one is executed and audited', async ({ gatehouse, signedIn }) => {
  const request = { method: 'POST', url: '/delete-user' } as const;

  expect(await countSuccesses(() => cloneBrowser(signedIn).send(request))).toBe(1);
  const entries = `select 1 from audit_entry where event = 'user.deleted' and subject_id = '${signedIn.id}'`;
  expect(await runSql(gatehouse.options.databaseUrl!, entries)).toHaveLength(1);
});

test('of 30 concurrent revocations of one session, one is executed', async ({ signedIn }) => {
  const other = await signedIn.inAnotherBrowser();
  const { body } = await other.get('/get-session');
  const request = { method: 'POST', url: '/revoke-session', payload: { token: body.session.id } } as const;

  expect(await countSuccesses(() => cloneBrowser(signedIn).send(request))).toBe(1);
});

test('rejects a token that was issued for another purpose, altered or truncated', async ({ gatehouse, signedIn }) => {
  await signedIn.post('/forget-password', { email: signedIn.email });
  const { token } = await newestMailTo(gatehouse, signedIn.email);
  const isRefused = async (path: string, query: Record<string, string>) => {
    const { status, body } = await signedIn.get(path, query);
    return status >= 400 && body.code === 'INVALID_TOKEN';
  };

  expect(await isRefused('/delete-user/callback', { token })).toBe(true);
  expect(await isRefused('/verify-email', { token })).toBe(true);
  const link = await signedIn.send({ method: 'GET', url: `/magic-link/verify?token=${token}` });
  expect(link.headers['location']).toContain('error=INVALID_TOKEN');
  const variants = [
    token.slice(0, -1),
    token.slice(1),
    `${token}a`,
    `reset-password:${token}`,
    token.toLowerCase(),
    `${token} `,
    ` ${token}`,
    `${token}%`,
  ];
  for (const variant of variants) {
    const input = { token: variant, newPassword: 'a new password' };
    expect((await signedIn.post('/reset-password', input)).body.code, variant).toBe('INVALID_TOKEN');
  }
  expect((await signedIn.post('/reset-password', { token, newPassword: 'a new password' })).status).toBe(200);
});

test('the database contains no mailed token in plain text', async ({ gatehouse, signedIn }) => {
  await signedIn.post('/forget-password', { email: signedIn.email });
  await signedIn.post('/sign-in/magic-link', { email: signedIn.email });
  await gatehouse.idle();
  const { body } = await signedIn.get('/dev/mailbox.json', { to: signedIn.email });
  const tokens = (body as { url: string }[]).map(
    ({ url }) => new URL(url).searchParams.get('token') ?? new URL(url).pathname.split('/').at(-1)!,
  );

  const rows = JSON.stringify(await runSql(gatehouse.options.databaseUrl!, 'select * from verification'));
  expect(tokens).toHaveLength(3);
  for (const token of tokens) expect(rows).not.toContain(token);
});
