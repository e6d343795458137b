import { expect } from 'vitest';

import { builtInRules } from '#tests/support/calls/built-in-rules.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

/** No limits per client, so that only the limit per account applies. */
const options = {
  username: { enabled: true },
  rateLimit: { enabled: true, customRules: { '*': false as const } },
};

test('wrong guesses by email and by username share the limit of the account', async () => {
  await using gatehouse = await startGatehouse(options);
  const { email } = await Person.signUp(gatehouse, { username: 'ada_l' });
  const guess = (n: number) =>
    n % 2 === 0
      ? new Person(gatehouse).post('/sign-in/email', { email, password: `guess ${n}` })
      : new Person(gatehouse).post('/sign-in/username', { username: 'ADA_L', password: `guess ${n}` });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => guess(n)));

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);
  const right = await new Person(gatehouse).post('/sign-in/username', { username: 'ada_l', password: PASSWORD });
  expect(right.status).toBe(429);
});

test('an unknown username has the same limit of guesses', async () => {
  await using gatehouse = await startGatehouse(options);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) {
    const input = { username: 'unknown', password: 'x' };
    statuses.push((await new Person(gatehouse).post('/sign-in/username', input)).status);
  }

  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
});

test('a sign-in answers the same for a registered and an unknown username', async () => {
  await using gatehouse = await startGatehouse({ username: { enabled: true } });
  await Person.signUp(gatehouse, { username: 'ada_l' });
  const answers = await Promise.all(
    ['ada_l', 'other'].map(async (username) => {
      const payload = { username, password: 'a wrong password' };
      const response = await new Person(gatehouse).send({ method: 'POST', url: '/sign-in/username', payload });
      const { 'x-request-id': _id, date: _date, ...headers } = response.headers;
      return { status: response.statusCode, body: response.body, headers };
    }),
  );

  expect(answers[0]!.status).toBe(401);
  expect(answers[0]).toEqual(answers[1]);
});

/** Options with which sign-up does not disclose registered addresses. */
test.for([{ requireEmailVerification: true }, { autoSignIn: false }])(
  'a sign-up with a username that is taken tells nothing about its address, with %o',
  async (emailAndPassword) => {
    await using gatehouse = await startGatehouse({ emailAndPassword, username: { enabled: true } });
    const { email } = await Person.signUp(gatehouse, { username: 'ada_l' });
    const signUp = (address: string) =>
      new Person(gatehouse).post('/sign-up/email', {
        name: 'X',
        email: address,
        password: PASSWORD,
        username: 'Ada_L',
      });

    expect((await signUp(email)).body.code).toBe('USERNAME_IS_ALREADY_TAKEN');
    expect(await signUp(email)).toEqual(await signUp('new@example.com'));
  },
);

test('checks of usernames are limited per client, since they tell which exist', async () => {
  const [strictest] = builtInRules('isUsernameAvailable');
  await using gatehouse = await startGatehouse({ username: { enabled: true }, rateLimit: { enabled: true } });
  const check = () => new Person(gatehouse).post('/is-username-available', { username: 'ada_l' });
  for (let n = 0; n < strictest!.max; n++) expect((await check()).status).toBe(200);

  expect((await check()).status).toBe(429);
  expect(strictest).toMatchObject({ max: 20, window: 60 });
});
