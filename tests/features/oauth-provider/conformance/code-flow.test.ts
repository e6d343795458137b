import { compactVerify, createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import { expect } from 'vitest';

import { Application, postForm, visit, visited } from '#tests/support/oauth/application.ts';
import { test } from '#tests/support/oauth/test.ts';
import type { Person } from '#tests/support/person.ts';

const ISSUER = 'http://localhost:3000/api/auth';

async function keysOf(person: Person): Promise<JSONWebKeySet> {
  return (await person.get('/oauth2/jwks')).body as JSONWebKeySet;
}

test('oidcc-server', async ({ application, person }) => {
  const begun = await application.begin();
  const returned = await visit(person, begun.address);
  expect(returned.searchParams.get('state')).toBe(begun.state);
  expect(returned.searchParams.get('iss')).toBe(ISSUER);
  const tokens = await application.redeem(returned, begun);

  expect(tokens.token_type).toBe('bearer');
  expect(tokens.expires_in).toBe(300);
  const claims = tokens.claims()!;
  expect(claims).toMatchObject({ iss: ISSUER, sub: person.id, aud: application.clientId, nonce: begun.nonce });
  expect(claims.exp - claims.iat).toBe(3600);
  expect(claims.iat).toBeCloseTo(Date.now() / 1000, -2);
});

test('oidcc-server-client-secret-post', async ({ gatehouse, person }) => {
  const application = await Application.register(gatehouse, { token_endpoint_auth_method: 'client_secret_post' });
  expect((await application.signIn(person)).claims()!.sub).toBe(person.id);
});

test('oidcc-response-type-missing', async ({ application, person }) => {
  const { address } = await application.begin();
  address.searchParams.delete('response_type');
  const returned = await visit(person, address);
  expect(returned.searchParams.get('error')).toBe('invalid_request');
});

test('oidcc-idtoken-signature', async ({ application, person }) => {
  const { id_token: token } = await application.signIn(person);
  const { alg, kid } = decodeProtectedHeader(token!);
  expect(alg).toBe('RS256');
  const keys = await keysOf(person);
  expect(keys.keys.find((key) => key.kid === kid)).toMatchObject({ kty: 'RSA', use: 'sig', alg: 'RS256' });
  for (const key of keys.keys) expect(key).not.toHaveProperty('d');
  await compactVerify(token!, createLocalJWKSet(keys));
});

test('oidcc-idtoken-unsigned', async ({ gatehouse }) => {
  const registration = Application.register(gatehouse, { id_token_signed_response_alg: 'none' });
  await expect(registration).rejects.toThrow('VALIDATION_ERROR');
});

test('oidcc-ensure-request-without-nonce-succeeds-for-code-flow', async ({ application, person }) => {
  const begun = await application.begin();
  begun.address.searchParams.delete('nonce');
  const tokens = await application.redeem(await visit(person, begun.address), { ...begun, nonce: undefined });
  expect(tokens.claims()).not.toHaveProperty('nonce');
});

test('oidcc-alternate-happy-flow', async ({ application, person }) => {
  const begun = await application.begin({ scope: 'email openid profile' });
  const reversed = new URL(begun.address);
  reversed.search = new URLSearchParams([...begun.address.searchParams].toReversed()).toString();
  const tokens = await application.redeem(await visit(person, reversed), begun);
  expect(tokens.claims()!.sub).toBe(person.id);
});

test('oidcc-ensure-request-with-valid-pkce-succeeds', async ({ application, person }) => {
  const begun = await application.begin();
  expect(begun.address.searchParams.get('code_challenge_method')).toBe('S256');
  expect((await application.redeem(await visit(person, begun.address), begun)).claims()!.sub).toBe(person.id);
});

test('a request without PKCE, or with another verifier, is refused', async ({ application, person }) => {
  const without = await application.begin();
  for (const name of ['code_challenge', 'code_challenge_method']) without.address.searchParams.delete(name);
  expect((await visit(person, without.address)).searchParams.get('error')).toBe('invalid_request');

  const begun = await application.begin();
  const returned = await visit(person, begun.address);
  const redeemed = application.redeem(returned, { ...begun, verifier: 'x'.repeat(43) });
  await expect(redeemed).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('oidcc-codereuse', async ({ gatehouse, application, person }) => {
  const begun = await application.begin();
  const returned = await visit(person, begun.address);
  const tokens = await application.redeem(returned, begun);
  await expect(application.redeem(returned, begun)).rejects.toMatchObject({ error: 'invalid_grant' });

  // What the code had given ends too (RFC 6749 section 4.1.2).
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  expect((await postForm(gatehouse, '/oauth2/userinfo', { form: {}, headers })).status).toBe(401);
  const introspected = await application.introspect(tokens.access_token);
  expect(introspected).toEqual({ active: false });
});

test('oidcc-codereuse-30seconds', async ({ application, person }) => {
  const begun = await application.begin();
  const returned = await visit(person, begun.address);
  await application.redeem(returned, begun);
  // A code is valid for a minute, but only once.
  await expect(application.redeem(returned, begun)).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('one of 30 parallel redemptions of a code succeeds, and its tokens end', async ({ application, person }) => {
  const begun = await application.begin();
  const returned = await visit(person, begun.address);
  const redeemed = await Promise.allSettled(Array.from({ length: 30 }, () => application.redeem(returned, begun)));
  const succeeded = redeemed.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(succeeded.length).toBeLessThanOrEqual(1);
  for (const { access_token: token } of succeeded)
    expect(await application.introspect(token)).toEqual({ active: false });
});

test('oidcc-refresh-token', async ({ gatehouse, application, person }) => {
  const tokens = await application.signIn(person, { scope: 'openid offline_access', prompt: 'consent' });
  const refreshed = await application.refresh(tokens.refresh_token!);
  const [before, after] = [tokens.claims()!, refreshed.claims()!];
  for (const name of ['iss', 'sub', 'aud', 'auth_time'] as const) expect(after[name]).toEqual(before[name]);
  expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);

  const other = await Application.register(gatehouse);
  await expect(other.refresh(refreshed.refresh_token!)).rejects.toMatchObject({ error: 'invalid_grant' });
  expect(visited).toEqual(['consent']);
});
