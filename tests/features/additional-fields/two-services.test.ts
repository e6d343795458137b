import { expect } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test('a service without additional fields shows none after one with fields ran in the same process', async () => {
  const plan = { type: 'string', defaultValue: 'free' } as const;
  {
    await using other = await startGatehouse({ user: { additionalFields: { plan } } });
    const person = await Person.signUp(other);
    expect((await person.get('/get-session')).body.user).toHaveProperty('plan', 'free');
  }
  await using gatehouse = await startGatehouse();
  const person = await Person.signUp(gatehouse);
  const { body } = await new Person(gatehouse).post('/sign-in/email', {
    email: person.email,
    password: person.password,
  });
  expect(body.user).not.toHaveProperty('plan');
  expect((await person.get('/get-session')).body.user).not.toHaveProperty('plan');
});
