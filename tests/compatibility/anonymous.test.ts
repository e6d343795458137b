import { anonymousClient } from 'better-auth/client/plugins';
import { anonymousClient as oldestAnonymousClient } from 'better-auth-oldest/client/plugins';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { missingCalls } from '#tests/support/calls/published-calls.ts';
import { entryPoints, newestClient, referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

type EntryPoint = (typeof entryPoints)[number];

const versions = {
  oldest: (gatehouse: Gatehouse, entryPoint: EntryPoint) =>
    referenceClient(gatehouse, [oldestAnonymousClient()], entryPoint) as unknown as ReturnType<
      (typeof versions)['newest']
    >,
  newest: (gatehouse: Gatehouse, entryPoint: EntryPoint) => newestClient(gatehouse, [anonymousClient()], entryPoint),
};

const cases = (['oldest', 'newest'] as const).flatMap((version) =>
  entryPoints.map((entryPoint) => [version, entryPoint] as const),
);

test.for(cases)('the published anonymous client works: %s, %s', async ([version, entryPoint]) => {
  await using gatehouse = await startGatehouse({ anonymous: { enabled: true } });
  const { client, person, recordedCalls } = versions[version](gatehouse, entryPoint);
  const signedIn = await client.signIn.anonymous();
  expect(signedIn.data).toMatchObject({ token: expect.any(String), user: { name: 'Anonymous', emailVerified: false } });
  expect((await client.getSession()).data?.user.isAnonymous).toBe(true);
  const again = await client.signIn.anonymous();
  expect(again.error).toMatchObject({ status: 400, code: 'ANONYMOUS_USERS_CANNOT_SIGN_IN_AGAIN_ANONYMOUSLY' });

  // The client of 1.2.8 has no method for it.
  expect(await person.post('/delete-anonymous-user', {})).toEqual({ status: 200, body: { success: true } });
  expect((await client.getSession()).data).toBeNull();

  await client.signIn.anonymous();
  const email = 'ada@example.com';
  expect((await client.signUp.email({ email, password: PASSWORD, name: 'Ada' })).error).toBeNull();
  expect((await client.getSession()).data?.user).toMatchObject({ email, isAnonymous: false });
  const ofUser = await person.post('/delete-anonymous-user', {});
  expect([ofUser.status, ofUser.body.code]).toEqual([403, 'USER_IS_NOT_ANONYMOUS']);
  expect(missingCalls(version, 'anonymous', recordedCalls)).toEqual([]);
});
