import { usernameClient } from 'better-auth/client/plugins';
import { usernameClient as oldestUsernameClient } from 'better-auth-oldest/client/plugins';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { entryPoints, newestClient, referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

type EntryPoint = (typeof entryPoints)[number];

/** The clients of both versions send the same calls; those of the newest one are typed. */
const versions = {
  oldest: (gatehouse: Gatehouse, entryPoint: EntryPoint) =>
    referenceClient(gatehouse, [oldestUsernameClient()], entryPoint) as unknown as ReturnType<
      (typeof versions)['newest']
    >,
  newest: (gatehouse: Gatehouse, entryPoint: EntryPoint) => newestClient(gatehouse, [usernameClient()], entryPoint),
};

const cases = (['oldest', 'newest'] as const).flatMap((version) =>
  entryPoints.map((entryPoint) => [version, entryPoint] as const),
);

test.for(cases)('the published username client works: %s, %s', async ([version, entryPoint]) => {
  await using gatehouse = await startGatehouse({ username: { enabled: true } });
  const { client, recordedCalls } = versions[version](gatehouse, entryPoint);
  const email = 'ada@example.com';
  const signedUp = await client.signUp.email({ email, password: PASSWORD, name: 'Ada', username: 'Ada_L' });
  expect(signedUp.error).toBeNull();
  expect((await client.getSession()).data?.user).toMatchObject({ username: 'ada_l', displayUsername: 'Ada_L' });
  expect((await client.updateUser({ username: 'Countess' })).error).toBeNull();
  await client.signOut();

  const wrong = await client.signIn.username({ username: 'countess', password: 'not this one' });
  expect(wrong.error).toMatchObject({ status: 401, code: 'INVALID_USERNAME_OR_PASSWORD' });
  const right = await client.signIn.username({ username: 'COUNTESS', password: PASSWORD, rememberMe: true });
  expect(right.data).toMatchObject({ token: expect.any(String), user: { email, username: 'countess' } });
  expect((await client.getSession()).data?.user.email).toBe(email);

  expect((await client.isUsernameAvailable({ username: 'countess' })).data).toEqual({ available: false });
  expect((await client.isUsernameAvailable({ username: 'ada_l' })).data).toEqual({ available: true });
  expect([...recordedCalls]).toEqual(
    expect.arrayContaining(['POST /sign-in/username', 'POST /is-username-available', 'POST /update-user']),
  );
});
