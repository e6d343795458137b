import { expect } from 'vitest';

import { newApiKey, programWith } from '#tests/support/api-keys.ts';
import { verifyEmail } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const LIST = '/organization/list';

test('a key without scopes can do nothing, unless the options have default scopes', async ({ gatehouse, signedIn }) => {
  await verifyEmail(signedIn);
  const { body } = await signedIn.post('/api-key/create', { name: 'CI' });
  expect(body).toMatchObject({ scopes: [], name: 'CI', expiresAt: null, lastRequest: null, enabled: true });
  const answer = await programWith(gatehouse, body.key).get(LIST);
  expect(answer.body.code).toBe('INSUFFICIENT_API_KEY_PERMISSIONS');

  await using configured = await startGatehouse({ apiKey: { defaultScopes: ['organization:read'] } });
  const person = await Person.signUp(configured);
  const { key } = await newApiKey(person, { scopes: undefined });
  expect((await programWith(configured, key).get(LIST)).body).toEqual([]);
});

test('a rotated key works with both secrets for the overlap', async ({ gatehouse, signedIn }) => {
  const { id, key } = await newApiKey(signedIn);
  const statusOf = async (secret: string) => (await programWith(gatehouse, secret).get(LIST)).status;
  const { body: next } = await signedIn.post('/api-key/rotate', { keyId: id, overlap: 600 });
  expect(next.id).toBe(id);
  expect([await statusOf(key), await statusOf(next.key)]).toEqual([200, 200]);
  await runSql(gatehouse.options.databaseUrl!, `update api_key set previous_expires_at = now() where id = '${id}'`);
  expect([await statusOf(key), await statusOf(next.key)]).toEqual([401, 200]);
  const { body: last } = await signedIn.post('/api-key/rotate', { keyId: id });
  expect([await statusOf(next.key), await statusOf(last.key)]).toEqual([401, 200]);
});

test('a key expires at its second, and can be disabled, changed and deleted', async ({ gatehouse, signedIn }) => {
  const { id, key } = await newApiKey(signedIn, { expiresIn: 600 });
  const program = programWith(gatehouse, key);
  const { body } = await signedIn.post('/api-key/update', {
    keyId: id,
    name: 'CI',
    enabled: false,
    expiresIn: null,
    metadata: { stage: 1 },
  });
  expect(body).toMatchObject({ name: 'CI', enabled: false, expiresAt: null, metadata: { stage: 1 } });
  expect((await program.get(LIST)).body.code).toBe('KEY_DISABLED');
  await signedIn.post('/api-key/update', { keyId: id, enabled: true });
  expect((await program.get(LIST)).status).toBe(200);
  expect((await signedIn.get('/api-key/get', { id })).body).toMatchObject({ id, start: key.slice(0, 15) });
  expect((await signedIn.post('/api-key/delete', { keyId: id })).body).toEqual({ success: true });
  expect((await program.get(LIST)).body.code).toBe('INVALID_API_KEY');
});

test('keys are listed in pages, newest first', async ({ signedIn }) => {
  const ids: string[] = [];
  for (const name of ['a', 'b', 'c']) ids.unshift((await newApiKey(signedIn, { name })).id);
  const idsOf = async (query: Record<string, string>) => {
    const { body } = await signedIn.get('/api-key/list', query);
    expect(body.total).toBe(3);
    return body.apiKeys.map(({ id }: { id: string }) => id);
  };
  expect(await idsOf({})).toEqual(ids);
  expect(await idsOf({ limit: '1', offset: '1' })).toEqual([ids[1]]);
});

test('a key works only from its networks', async ({ gatehouse, signedIn }) => {
  const key = async (networks: string[]) => programWith(gatehouse, (await newApiKey(signedIn, { networks })).key);
  // Injected requests come from 127.0.0.1.
  expect((await (await key(['127.0.0.0/8', '2001:db8::/32'])).get(LIST)).status).toBe(200);
  const elsewhere = await (await key(['192.0.2.0/24', '::/0'])).get(LIST);
  expect(elsewhere.body.code).toBe('NETWORK_NOT_ALLOWED_FOR_THIS_API_KEY');
  expect((await signedIn.post('/api-key/create', { networks: ['example.com'] })).status).toBe(400);
});

test('verifyApiKey tells a program in process whether a key is valid and has scopes', async ({
  gatehouse,
  signedIn,
}) => {
  const { id, key } = await newApiKey(signedIn, { scopes: ['account:read'] });
  const verify = (input: { key: string; scopes?: ['account:read' | 'user:list'] }) =>
    gatehouse.call('apiKey.verify', input);
  expect(await verify({ key, scopes: ['account:read'] })).toMatchObject({ valid: true, error: null, key: { id } });
  expect(await verify({ key, scopes: ['user:list'] })).toMatchObject({
    valid: false,
    error: { code: 'INSUFFICIENT_API_KEY_PERMISSIONS' },
    key: null,
  });
  expect(await verify({ key: 'nothing' })).toMatchObject({ valid: false, error: { code: 'INVALID_API_KEY' } });
});
