import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { Gatehouse } from '#server/app.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const AT_ONCE = 30;

/** The status of each of thirty uses at once: a redirect with an error in it counts as a failure. */
async function race(use: () => Promise<{ statusCode: number; headers: Record<string, unknown> }>): Promise<number> {
  const responses = await Promise.all(Array.from({ length: AT_ONCE }, use));
  expect(responses.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  return responses.filter(
    ({ statusCode, headers }) =>
      statusCode < 400 && !/[?&]error=/.test((headers['location'] as string | undefined) ?? ''),
  ).length;
}

const copyOf = (person: Person) => Object.assign(new Person(person.gatehouse), { cookies: new Map(person.cookies) });

test('of thirty uses of a reset token at once, one wins, and its password is the one that counts', async ({
  gatehouse,
  signedIn,
}) => {
  await signedIn.post('/forget-password', { email: signedIn.email });
  const { token } = await newestMailTo(gatehouse, signedIn.email);
  let n = 0;
  const passwords: string[] = [];
  const wins = await race(async () => {
    const newPassword = `new password ${n++}`;
    const response = await new Person(gatehouse).send({
      method: 'POST',
      url: '/reset-password',
      payload: { token, newPassword },
    });
    if (response.statusCode === 200) passwords.push(newPassword);
    return response;
  });

  expect(wins).toBe(1);
  const signIn = { email: signedIn.email, password: passwords[0]! };
  expect((await new Person(gatehouse).post('/sign-in/email', signIn)).status).toBe(200);
});

/** How often something was done to a person, by the audit log. */
async function countActs({ gatehouse, id }: Person, event: string): Promise<number> {
  const acts = `select 1 from audit_entry where event = '${event}' and subject_id = '${id}'`;
  return (await runSql(gatehouse.options.databaseUrl!, acts)).length;
}

test('of thirty uses of a verification link at once, all succeed and one proves the address', async ({
  gatehouse,
  signedIn,
}) => {
  const { path } = await newestMailTo(gatehouse, signedIn.email);

  expect(await race(() => new Person(gatehouse).send({ method: 'GET', url: path }))).toBe(AT_ONCE);
  expect(await countActs(signedIn, 'email.verified')).toBe(1);
});

test('of thirty uses of a link that also signs in, in the browser that signed up, one begins a session', async () => {
  await using gatehouse = await startGatehouse({
    emailAndPassword: { requireEmailVerification: true },
    emailVerification: { autoSignInAfterVerification: true },
  });
  const person = await Person.signUp(gatehouse);
  const { path } = await newestMailTo(gatehouse, person.email);

  expect(await race(() => copyOf(person).send({ method: 'GET', url: path }))).toBe(AT_ONCE);
  expect(await runSql(gatehouse.options.databaseUrl!, 'select id from session')).toHaveLength(1);
});

test('of thirty uses of a deletion token at once, by the call itself, one wins', async () => {
  await using gatehouse = await startGatehouse({ user: { deleteUser: { confirmByMail: true } } });
  const person = await Person.signUp(gatehouse);
  await person.post('/delete-user');
  const { token } = await newestMailTo(gatehouse, person.email);

  const request = { method: 'POST', url: '/delete-user', payload: { token } } as const;
  expect(await race(() => copyOf(person).send(request))).toBe(1);
});

test('of thirty confirmations of a new address at once, one changes it', async ({ gatehouse, signedIn }) => {
  await signedIn.send({ method: 'GET', url: (await newestMailTo(gatehouse, signedIn.email)).path });
  await signedIn.post('/change-email', { newEmail: `new-${randomUUID()}@example.com` });
  const { path, name } = await newestMailTo(gatehouse, signedIn.email);
  expect(name).toBe('sendChangeEmailVerification');

  expect(await race(() => copyOf(signedIn).send({ method: 'GET', url: path }))).toBeGreaterThan(0);
  expect(await countActs(signedIn, 'email.changed')).toBe(1);
});

test('of thirty uses of a magic link at once, one signs in, and one account is made', async ({ gatehouse, anyone }) => {
  const email = `${randomUUID()}@example.com`;
  await anyone.post('/sign-in/magic-link', { email });
  const { path } = await newestMailTo(gatehouse, email);

  expect(await race(() => new Person(gatehouse).send({ method: 'GET', url: path }))).toBe(1);
  const sessions = `select s.id from session s join "user" u on u.id = s.user_id where u.email = '${email}'`;
  expect(await runSql(gatehouse.options.databaseUrl!, sessions)).toHaveLength(1);
});

test('thirty magic links to one new address, opened at once, make one account', async ({ gatehouse, anyone }) => {
  const email = `${randomUUID()}@example.com`;
  for (let n = 0; n < AT_ONCE; n++) await anyone.post('/sign-in/magic-link', { email });
  await gatehouse.idle();
  const { body } = await anyone.get('/dev/mailbox.json', { to: email });
  const paths = (body as { url: string }[]).map(({ url }) => url.replace('http://localhost:3000', ''));

  expect(paths).toHaveLength(AT_ONCE);
  expect(await race(() => new Person(gatehouse).send({ method: 'GET', url: paths.pop()! }))).toBe(AT_ONCE);
  const users = `select id from "user" where email = '${email}'`;
  expect(await runSql(gatehouse.options.databaseUrl!, users)).toHaveLength(1);
});

test('a magic link to a new address and sign-ups with it, at once, make one account', async ({ gatehouse, anyone }) => {
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

test('of thirty uses of a deletion link at once, one wins', async () => {
  await using gatehouse: Gatehouse & AsyncDisposable = await startGatehouse({
    user: { deleteUser: { confirmByMail: true } },
  });
  const person = await Person.signUp(gatehouse);
  await person.post('/delete-user');
  const { token } = await newestMailTo(gatehouse, person.email);

  const url = `/delete-user/callback?token=${token}`;
  expect(await race(() => copyOf(person).send({ method: 'GET', url }))).toBe(1);
});

test('of thirty deletions of oneself at once, one is carried out and written down', async ({ gatehouse, signedIn }) => {
  const request = { method: 'POST', url: '/delete-user' } as const;

  expect(await race(() => copyOf(signedIn).send(request))).toBe(1);
  const entries = `select 1 from audit_entry where event = 'user.deleted' and subject_id = '${signedIn.id}'`;
  expect(await runSql(gatehouse.options.databaseUrl!, entries)).toHaveLength(1);
});

test('of thirty revocations of one session at once, one is carried out', async ({ signedIn }) => {
  const other = await signedIn.inAnotherBrowser();
  const { body } = await other.get('/get-session');
  const request = { method: 'POST', url: '/revoke-session', payload: { token: body.session.id } } as const;

  expect(await race(() => copyOf(signedIn).send(request))).toBe(1);
});

test('a token of one purpose opens nothing of another, and no part of a token opens anything', async ({
  gatehouse,
  signedIn,
}) => {
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

test('no token lies in the database as it was mailed', async ({ gatehouse, signedIn }) => {
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
