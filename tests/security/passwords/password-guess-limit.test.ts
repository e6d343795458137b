import { expect } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

/** No limits per client, so that only the limit per account applies. */
const options = { rateLimit: { enabled: true, customRules: { '*': false as const } } };

const DEVICE = 'gatehouse.device';

test('of a hundred concurrent guesses in all calls that take a password, ten are checked', async () => {
  // So that no request is rejected because others wait for a connection.
  await using gatehouse = await startGatehouse({ ...options, database: { acquireTimeoutMs: 60_000 } });
  const person = await Person.signUp(gatehouse);
  // A stolen session without the device cookie.
  person.cookies.delete(DEVICE);
  const guess = (n: number) => {
    const password = `guess number ${n}`;
    if (n % 4 === 0)
      return new Person(gatehouse).post('/sign-in/email', { email: person.email.toUpperCase(), password });
    if (n % 4 === 1) return person.post('/change-password', { currentPassword: password, newPassword: password });
    if (n % 4 === 2) return person.post('/verify-password', { password });
    return person.post('/delete-user', { password });
  };
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => guess(n)));

  expect(answers.filter(({ status }) => status === 400 || status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);
  const { email, password } = person;
  expect((await new Person(gatehouse).post('/sign-in/email', { email, password })).status).toBe(429);
});

test('wrong guesses of other clients do not lock out a known device', async () => {
  await using gatehouse = await startGatehouse(options);
  const owner = await Person.signUp(gatehouse);
  const { email, password } = owner;
  const signIn = async (person: Person, guess: string) =>
    (await person.post('/sign-in/email', { email, password: guess })).status;
  await owner.post('/sign-out');
  for (let n = 0; n < 11; n++) await signIn(new Person(gatehouse), 'a wrong guess');

  expect(await signIn(new Person(gatehouse), password)).toBe(429);
  expect(await signIn(owner, 'a wrong guess')).toBe(401);
  expect(await signIn(owner, password)).toBe(200);
  // Its success does not unlock the account for other clients.
  expect(await signIn(new Person(gatehouse), password)).toBe(429);
});

test('a known device has ten guesses of its own and then shares those of the account', async () => {
  await using gatehouse = await startGatehouse(options);
  const owner = await Person.signUp(gatehouse);
  const guess = (n: number) =>
    n % 2 === 0
      ? owner.post('/sign-in/email', { email: owner.email, password: `guess ${n}` })
      : owner.post('/change-password', { currentPassword: `guess ${n}`, newPassword: 'another long password' });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => guess(n)));

  expect(answers.filter(({ status }) => status === 400 || status === 401)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(80);
});

test('a device cookie is valid only for its account and with a valid signature', async () => {
  await using gatehouse = await startGatehouse(options);
  const [owner, other] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  const { email, password } = owner;
  for (let n = 0; n < 10; n++) await new Person(gatehouse).post('/sign-in/email', { email, password: 'a wrong guess' });
  const own = decodeURIComponent(owner.cookies.get(DEVICE)!);
  const forged = `${own.slice(0, own.lastIndexOf('.'))}.${'A'.repeat(43)}=`;
  for (const device of [other.cookies.get(DEVICE)!, encodeURIComponent(forged)]) {
    const stranger = new Person(gatehouse);
    stranger.cookies.set(DEVICE, device);
    expect((await stranger.post('/sign-in/email', { email, password })).status).toBe(429);
  }
});

test('only a successful sign-in sets the device cookie', async () => {
  await using gatehouse = await startGatehouse({ ...options, emailAndPassword: { requireEmailVerification: true } });
  const person = new Person(gatehouse);
  const { email, password, name } = person;
  await person.post('/sign-up/email', { email, password, name });
  await person.post('/sign-in/email', { email, password });
  await person.post('/sign-in/email', { email, password: 'a wrong guess' });
  await person.post('/forget-password', { email });

  expect(person.cookies.has(DEVICE)).toBe(false);
});

test('an unknown address has the same limit of guesses', async () => {
  await using gatehouse = await startGatehouse(options);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) {
    const { status } = await new Person(gatehouse).post('/sign-in/email', {
      email: 'nobody@example.com',
      password: 'x',
    });
    statuses.push(status);
  }

  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
});

test('a correct password and a password reset each clear the counter of guesses', async () => {
  await using gatehouse = await startGatehouse(options);
  const person = await Person.signUp(gatehouse);
  const { email } = person;
  const attemptSignIns = async (count: number, password = 'wrong guess') => {
    let status = 0;
    for (let n = 0; n < count; n++)
      ({ status } = await new Person(gatehouse).post('/sign-in/email', { email, password }));
    return status;
  };
  await attemptSignIns(9);
  expect(await attemptSignIns(1, person.password)).toBe(200);
  expect(await attemptSignIns(10)).toBe(401);
  expect(await attemptSignIns(1, person.password)).toBe(429);

  await person.post('/forget-password', { email });
  const { token } = await newestMailTo(gatehouse, email);
  await person.post('/reset-password', { token, newPassword: 'another password' });
  await gatehouse.idle();
  expect(await attemptSignIns(1, 'another password')).toBe(200);
});
