import { expect } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

/** Enough clients that only the account's own counter can stop them. */
const options = { rateLimit: { enabled: true, customRules: { '*': false as const } } };

test('a hundred guesses at once, spread over every call that asks for a password, are ten', async () => {
  await using gatehouse = await startGatehouse(options);
  const person = await Person.signUp(gatehouse);
  const guess = (n: number) => {
    const password = `guess number ${n}`;
    if (n % 3 === 0)
      return new Person(gatehouse).post('/sign-in/email', { email: person.email.toUpperCase(), password });
    if (n % 3 === 1) return person.post('/change-password', { currentPassword: password, newPassword: password });
    return person.post('/delete-user', { password });
  };
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => guess(n)));

  expect(answers.filter(({ status }) => status === 400 || status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);
  const { email, password } = person;
  expect((await new Person(gatehouse).post('/sign-in/email', { email, password })).status).toBe(429);
});

test('an unknown address runs out of guesses alike', async () => {
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

test('the right password, and a reset, give all guesses back', async () => {
  await using gatehouse = await startGatehouse(options);
  const person = await Person.signUp(gatehouse);
  const { email } = person;
  const tries = async (count: number, password = 'wrong guess') => {
    let status = 0;
    for (let n = 0; n < count; n++)
      ({ status } = await new Person(gatehouse).post('/sign-in/email', { email, password }));
    return status;
  };
  await tries(9);
  expect(await tries(1, person.password)).toBe(200);
  expect(await tries(10)).toBe(401);
  expect(await tries(1, person.password)).toBe(429);

  await person.post('/forget-password', { email });
  const { token } = await newestMailTo(gatehouse, email);
  await person.post('/reset-password', { token, newPassword: 'another password' });
  await gatehouse.idle();
  expect(await tries(1, 'another password')).toBe(200);
});
