import { apiKeyClient as newestApiKeyClient } from '@better-auth/api-key/client';
import { apiKeyClient } from 'better-auth-oldest/client/plugins';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { programWith } from '#tests/support/api-keys.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { missingCalls } from '#tests/support/calls/published-calls.ts';
import { entryPoints, newestClient, referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const email = 'ada@example.com';
type EntryPoint = (typeof entryPoints)[number];

/** The clients of both versions have the same methods. Only the answer of `list` differs. */
const versions = {
  oldest: (gatehouse: Gatehouse, entryPoint: EntryPoint) => referenceClient(gatehouse, [apiKeyClient()], entryPoint),
  newest: (gatehouse: Gatehouse, entryPoint: EntryPoint) =>
    newestClient(gatehouse, [newestApiKeyClient()], entryPoint) as unknown as ReturnType<(typeof versions)['oldest']>,
};

const cases = (['oldest', 'newest'] as const).flatMap((version) =>
  entryPoints.map((entryPoint) => [version, entryPoint] as const),
);

test.for(cases)(
  'the %s published %s client creates, lists, changes and deletes keys',
  async ([version, entryPoint]) => {
    await using gatehouse = await startGatehouse({ apiKey: { defaultScopes: ['organization:read'] } });
    const { client, person, recordedCalls } = versions[version](gatehouse, entryPoint);
    await client.signUp.email({ email, password: PASSWORD, name: 'Ada' });
    await person.send({ method: 'GET', url: (await newestMailTo(gatehouse, email)).path });

    const created = await client.apiKey.create({ name: 'CI', expiresIn: 86_400, metadata: { stage: 'test' } });
    expect(created.data).toMatchObject({ name: 'CI', key: expect.stringMatching(/^gk_/), expiresAt: expect.any(Date) });
    const { id, key } = created.data!;
    expect((await programWith(gatehouse, key).get('/organization/list')).body).toEqual([]);
    expect((await client.apiKey.list()).data).toMatchObject({ apiKeys: [{ id, name: 'CI' }], total: 1 });
    expect((await client.apiKey.get({ query: { id } })).data).toMatchObject({ id, metadata: { stage: 'test' } });
    expect((await client.apiKey.update({ keyId: id, enabled: false })).data).toMatchObject({ id, enabled: false });
    expect((await client.apiKey.delete({ keyId: id })).data).toEqual({ success: true });
    expect((await client.apiKey.get({ query: { id } })).error).toMatchObject({ code: 'KEY_NOT_FOUND' });

    expect(missingCalls(version, 'api-key', recordedCalls)).toEqual([]);
  },
);
