import { multiSessionClient } from 'better-auth/client/plugins';
import { multiSessionClient as oldestMultiSessionClient } from 'better-auth-oldest/client/plugins';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { entryPoints, newestClient, referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

type EntryPoint = (typeof entryPoints)[number];

const versions = {
  oldest: (gatehouse: Gatehouse, entryPoint: EntryPoint) =>
    referenceClient(gatehouse, [oldestMultiSessionClient()], entryPoint) as unknown as ReturnType<
      (typeof versions)['newest']
    >,
  newest: (gatehouse: Gatehouse, entryPoint: EntryPoint) => newestClient(gatehouse, [multiSessionClient()], entryPoint),
};

const cases = (['oldest', 'newest'] as const).flatMap((version) =>
  entryPoints.map((entryPoint) => [version, entryPoint] as const),
);

test.for(cases)('the published multi-session client works: %s, %s', async ([version, entryPoint]) => {
  await using gatehouse = await startGatehouse({ multiSession: { enabled: true } });
  const { client } = versions[version](gatehouse, entryPoint);
  const [first, second] = ['ada@example.com', 'bob@example.com'];
  await client.signUp.email({ email: first, password: PASSWORD, name: 'Ada' });
  await client.signUp.email({ email: second, password: PASSWORD, name: 'Bob' });
  const emails = async () => (await client.multiSession.listDeviceSessions()).data?.map(({ user }) => user.email);
  expect(await emails()).toEqual([second, first]);

  const { data } = await client.multiSession.listDeviceSessions();
  const switched = await client.multiSession.setActive({ sessionToken: data![1]!.session.token });
  expect(switched.data?.user.email).toBe(first);
  expect((await client.getSession()).data?.user.email).toBe(first);
  const unknown = await client.multiSession.setActive({ sessionToken: 'unknown' });
  expect(unknown.error).toMatchObject({ status: 401, code: 'INVALID_SESSION_TOKEN' });

  const { data: sessions } = await client.multiSession.listDeviceSessions();
  expect((await client.multiSession.revoke({ sessionToken: sessions![0]!.session.token })).data).toEqual({
    status: true,
  });
  expect((await client.getSession()).data?.user.email).toBe(second);
  await client.signOut();
  expect(await emails()).toEqual([]);
});
