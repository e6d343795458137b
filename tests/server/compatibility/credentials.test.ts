import { expect } from 'vitest';

import { PASSWORD } from '#tests/support/person.ts';
import { referenceClient } from '#tests/support/reference-client.ts';
import { test } from '#tests/support/test.ts';

test('the published client signs up, sees and changes its user, signs out and in again', async ({ gatehouse }) => {
  const { client } = referenceClient(gatehouse);
  const email = 'client@example.com';

  const signedUp = await client.signUp.email({ email, password: PASSWORD, name: 'Client' });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data?.user).toMatchObject({ email, name: 'Client', createdAt: expect.any(Date) });

  expect((await client.updateUser({ name: 'Renamed' })).data).toEqual({ status: true });
  expect((await client.getSession()).data).toMatchObject({
    user: { email, name: 'Renamed' },
    session: { ipAddress: '127.0.0.1' },
  });

  expect((await client.signOut()).data).toEqual({ success: true });
  expect((await client.getSession()).data).toBeNull();

  const wrong = await client.signIn.email({ email, password: 'not this one' });
  expect(wrong.error).toMatchObject({ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD', statusText: expect.any(String) });
  const right = await client.signIn.email({ email, password: PASSWORD, rememberMe: false });
  expect(right.data).toMatchObject({ redirect: false, user: { email } });
  expect((await client.getSession()).data?.user.email).toBe(email);
});
