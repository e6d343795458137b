import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { newApiKey, programWith } from '#tests/support/api-keys.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const audience = 'https://api.example.com';
const jwt = { enabled: true, accessTokenAudience: audience };

async function tokenFor(gatehouse: Gatehouse, key: string, body: object = {}) {
  return programWith(gatehouse, key).post('/api-key/token', body);
}

test('another service verifies the token of a key with the published keys', async () => {
  await using gatehouse = await startGatehouse({ jwt, port: 0 });
  const person = await Person.signUp(gatehouse);
  const { id, key } = await newApiKey(person, { scopes: ['organization:read', 'account:read'] });

  const { status, body } = await tokenFor(gatehouse, key, { grant_type: 'client_credentials' });

  expect(status).toBe(200);
  const scope = 'organization:read account:read';
  expect(body).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 300, scope });
  const keys = createRemoteJWKSet(new URL(`${await gatehouse.listen()}/api/auth/jwks`));
  const { payload } = await jwtVerify(body.access_token, keys, {
    issuer: gatehouse.options.baseUrl,
    audience,
    typ: 'at+jwt',
  });
  expect(payload).toEqual({
    iss: gatehouse.options.baseUrl,
    aud: audience,
    sub: person.id,
    client_id: id,
    scope,
    jti: expect.any(String),
    iat: expect.any(Number),
    exp: payload.iat! + 300,
  });
  // A service that expects the JWT of a session.
  const asSession = { audience: gatehouse.options.baseUrl, typ: 'JWT' };
  await expect(jwtVerify(body.access_token, keys, asSession)).rejects.toThrow(/aud|typ/);
});

test('the subject of a token for a service account is the account', async () => {
  await using gatehouse = await startGatehouse({ jwt });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { body: account } = await admin.post('/service-account/create', { name: 'Billing', role: 'admin' });
  const input = { serviceAccountId: account.id, scopes: ['user:create'] };
  const { body: created } = await admin.post('/service-account/create-key', input);

  const { body } = await tokenFor(gatehouse, created.key);

  expect(decodeJwt(body.access_token)).toMatchObject({ sub: account.id, client_id: created.id, scope: 'user:create' });
});

test('a token has the requested scopes, and never one that the key lacks', async () => {
  await using gatehouse = await startGatehouse({ jwt });
  const { key } = await newApiKey(await Person.signUp(gatehouse), { scopes: ['organization:read', 'account:read'] });

  const { body: narrow } = await tokenFor(gatehouse, key, { scope: 'account:read' });
  expect(decodeJwt(narrow.access_token)).toMatchObject({ scope: 'account:read' });
  expect(await tokenFor(gatehouse, key, { scope: 'account:read user:list' })).toMatchObject({
    status: 403,
    body: { code: 'INSUFFICIENT_API_KEY_PERMISSIONS' },
  });
  for (const scope of ['everything', '', 'account:read  organization:read']) {
    expect(await tokenFor(gatehouse, key, { scope })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR' },
    });
  }
  expect((await tokenFor(gatehouse, key, { grant_type: 'password' })).status).toBe(400);
});

test('a token is neither a session nor a key', async () => {
  await using gatehouse = await startGatehouse({ jwt, apiKey: { acceptImported: true } });
  const { key } = await newApiKey(await Person.signUp(gatehouse));
  const { access_token: token } = (await tokenFor(gatehouse, key)).body;

  const bearer = Object.assign(new Person(gatehouse), { headers: { authorization: `Bearer ${token}` } });
  expect((await bearer.get('/get-session')).body).toBeNull();
  for (const path of ['/list-sessions', '/organization/list', '/token', '/api-key/list']) {
    expect([path, (await bearer.get(path)).status]).toEqual([path, 401]);
  }
  const cookie = Object.assign(new Person(gatehouse), { headers: { cookie: `gatehouse.session_token=${token}` } });
  expect((await cookie.get('/get-session')).body).toBeNull();
  const header = programWith(gatehouse, token);
  expect((await header.get('/organization/list')).body.code).toBe('INVALID_API_KEY');
  expect((await header.post('/api-key/token')).body.code).toBe('INVALID_API_KEY');
});

test('a session gets no token for a key', async () => {
  await using gatehouse = await startGatehouse({ jwt });
  expect((await (await Person.signUp(gatehouse)).post('/api-key/token')).body.code).toBe('UNAUTHORIZED');
});

test('the call does not exist without an audience', async () => {
  await using gatehouse = await startGatehouse({ jwt: { enabled: true } });
  const { key } = await newApiKey(await Person.signUp(gatehouse));
  expect((await tokenFor(gatehouse, key)).status).toBe(404);
});

test('an audience of the tokens of sessions is rejected', async () => {
  const overlapping = { enabled: true, audience: ['a', 'b'], accessTokenAudience: 'b' };
  await expect(startGatehouse({ jwt: overlapping })).rejects.toThrow('jwt.accessTokenAudience');
});
