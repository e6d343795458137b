import { expect } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { onServer } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

test('who signed up with a mailbox that is not theirs is out when its owner comes by magic link', async ({
  gatehouse,
}) => {
  const attacker = await Person.signUp(gatehouse);
  const { email, password } = attacker;
  const owner = new Person(gatehouse);
  await owner.post('/sign-in/magic-link', { email });
  await owner.send({ method: 'GET', url: (await newestMailTo(gatehouse, email)).path });

  expect((await owner.get('/get-session')).body.user).toMatchObject({ email, emailVerified: true });
  expect((await attacker.get('/get-session')).body).toBeNull();
  expect((await attacker.post('/sign-in/email', { email, password })).body.code).toBe('INVALID_EMAIL_OR_PASSWORD');
});

test('who is signed in where they open the link keeps their password', async ({ gatehouse, signedIn }) => {
  const { email, password } = signedIn;
  await signedIn.post('/sign-in/magic-link', { email });
  await signedIn.send({ method: 'GET', url: (await newestMailTo(gatehouse, email)).path });

  expect((await new Person(gatehouse).post('/sign-in/email', { email, password })).status).toBe(200);
});

test('a password that an administrator set up outlives the first proof', async ({ gatehouse, signedIn }) => {
  const { email, password } = signedIn;
  await onServer(
    gatehouse.options.databaseUrl!,
    `update account set provisioned = true where user_id = '${signedIn.id}'`,
  );
  const owner = new Person(gatehouse);
  await owner.post('/sign-in/magic-link', { email });
  await owner.send({ method: 'GET', url: (await newestMailTo(gatehouse, email)).path });

  expect((await new Person(gatehouse).post('/sign-in/email', { email, password })).status).toBe(200);
});

test('a verified account loses nothing by a magic link', async ({ gatehouse, signedIn }) => {
  const { email, password } = signedIn;
  await signedIn.send({ method: 'GET', url: (await newestMailTo(gatehouse, email)).path });
  const owner = new Person(gatehouse);
  await owner.post('/sign-in/magic-link', { email });
  await owner.send({ method: 'GET', url: (await newestMailTo(gatehouse, email)).path });

  expect((await signedIn.get('/get-session')).body.user.email).toBe(email);
  expect((await new Person(gatehouse).post('/sign-in/email', { email, password })).status).toBe(200);
});
