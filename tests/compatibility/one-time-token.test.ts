import { oneTimeTokenClient } from 'better-auth/client/plugins';
import { oneTimeTokenClient as oldestOneTimeTokenClient } from 'better-auth-oldest/client/plugins';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { missingCalls } from '#tests/support/calls/published-calls.ts';
import { entryPoints, newestClient, referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

type EntryPoint = (typeof entryPoints)[number];

const versions = {
  oldest: (gatehouse: Gatehouse, entryPoint: EntryPoint) =>
    referenceClient(gatehouse, [oldestOneTimeTokenClient()], entryPoint) as unknown as ReturnType<
      (typeof versions)['newest']
    >,
  newest: (gatehouse: Gatehouse, entryPoint: EntryPoint) => newestClient(gatehouse, [oneTimeTokenClient()], entryPoint),
};

const cases = (['oldest', 'newest'] as const).flatMap((version) =>
  entryPoints.map((entryPoint) => [version, entryPoint] as const),
);

test.for(cases)('the published one-time-token client works: %s, %s', async ([version, entryPoint]) => {
  await using gatehouse = await startGatehouse({ oneTimeToken: { enabled: true } });
  const { client, recordedCalls } = versions[version](gatehouse, entryPoint);
  const { client: other, recordedCalls: otherCalls } = versions[version](gatehouse, entryPoint);
  const email = 'ada@example.com';
  expect((await client.oneTimeToken.generate()).error).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  await client.signUp.email({ email, password: PASSWORD, name: 'Ada' });
  const { data } = await client.oneTimeToken.generate();

  const verified = await other.oneTimeToken.verify({ token: data!.token });
  expect(verified.data).toMatchObject({ session: { token: expect.any(String) }, user: { email } });
  expect((await other.getSession()).data?.user.email).toBe(email);
  expect((await client.getSession()).data?.user.email).toBe(email);
  const again = await other.oneTimeToken.verify({ token: data!.token });
  expect(again.error).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
  expect(missingCalls(version, 'one-time-token', new Set([...recordedCalls, ...otherCalls]))).toEqual([]);
});
