import { jwtClient } from 'better-auth/client/plugins';
import { createLocalJWKSet, createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { expect, inject, onTestFinished, test, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { newestClient } from '#tests/support/better-auth/reference-client.ts';
import { SECRET, startGatehouse } from '#tests/support/test.ts';

const DAY = 24 * 3600;
const jwt = { enabled: true, rotateEvery: 10 * DAY, expiresIn: 600 };

async function tokenOf(person: Person): Promise<string> {
  return (await person.get('/token')).body.token;
}

/** Verifies with the published keys only, as another service. */
async function verifyByPublishedKeys(gatehouse: Gatehouse, token: string) {
  const keys = createRemoteJWKSet(new URL(`${await gatehouse.listen()}/api/auth/jwks`));
  return jwtVerify(token, keys, { issuer: gatehouse.options.baseUrl, audience: gatehouse.options.baseUrl });
}

function moveClock(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

test('another service can verify a token with the published keys', async () => {
  await using gatehouse = await startGatehouse({ jwt, port: 0 });
  const person = await Person.signUp(gatehouse);

  const { payload, protectedHeader } = await verifyByPublishedKeys(gatehouse, await tokenOf(person));

  expect(payload).toMatchObject({ sub: person.id, email: person.email, email_verified: false, role: 'user' });
  expect(payload.exp! - payload.iat!).toBe(600);
  expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'JWT' });
});

test('EdDSA tokens can be verified with the keys fetched by the newest better-auth client', async () => {
  await using gatehouse = await startGatehouse({ jwt: { ...jwt, algorithm: 'EdDSA' } });
  const { client } = newestClient(gatehouse, [jwtClient()]);
  await client.signUp.email({ email: 'eddsa@example.com', password: 'a long password', name: 'Ed' });

  const [{ data: issued }, { data: keys }] = [await client.token(), await client.jwks()];
  const { protectedHeader } = await jwtVerify(issued!.token, createLocalJWKSet(keys!));

  expect(protectedHeader.alg).toBe('EdDSA');
  expect(keys!.keys.map((key) => Object.keys(key).toSorted())).toEqual([['alg', 'crv', 'kid', 'kty', 'use', 'x']]);
});

test('after a change of algorithm earlier tokens stay valid and new ones use the new algorithm', async () => {
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  const tokenBy = async (algorithm: 'ES256' | 'EdDSA') => {
    await using gatehouse = await startGatehouse({ jwt: { ...jwt, algorithm }, databaseUrl });
    return await tokenOf(await Person.signUp(gatehouse));
  };
  const tokens = [await tokenBy('ES256'), await tokenBy('EdDSA'), await tokenBy('ES256')];
  expect(tokens.map((token) => decodeProtectedHeader(token).alg)).toEqual(['ES256', 'EdDSA', 'ES256']);

  await using gatehouse = await startGatehouse({ jwt: { ...jwt, algorithm: 'EdDSA' }, databaseUrl, port: 0 });
  const keys = createRemoteJWKSet(new URL(`${await gatehouse.listen()}/api/auth/jwks`));
  for (const token of tokens) await jwtVerify(token, keys);
  expect((await new Person(gatehouse).get('/jwks')).body.keys).toHaveLength(2);
});

test('private keys are not in the key set and encrypted in the database', async () => {
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  await using gatehouse = await startGatehouse({ jwt, databaseUrl });
  const person = await Person.signUp(gatehouse);
  await tokenOf(person);

  const [row] = await runSql(databaseUrl, 'select private_key from signing_key');
  expect(row!['private_key']).toMatch(/^aes-256-gcm:/);
  const { keys } = (await person.get('/jwks')).body;
  expect(keys.map((key: object) => Object.keys(key).toSorted())).toEqual([
    ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'],
  ]);
});

test('token and jwks answer 404 if the option is off', async () => {
  await using gatehouse = await startGatehouse();
  const person = await Person.signUp(gatehouse);

  expect((await person.get('/token')).status).toBe(404);
  expect((await person.get('/jwks')).status).toBe(404);
});

test('token needs a session', async () => {
  await using gatehouse = await startGatehouse({ jwt });
  expect((await new Person(gatehouse).get('/token')).status).toBe(401);
});

test('a token expires no later than its session', async () => {
  await using gatehouse = await startGatehouse({ jwt, session: { expiresIn: 60, updateAge: 60 } });
  const person = await Person.signUp(gatehouse);

  const { exp, iat } = decodeJwt(await tokenOf(person));
  expect(exp! - iat!).toBeLessThanOrEqual(60);
});

test('custom claims are added but cannot override standard claims', async () => {
  const claims = () => ({ plan: 'gold', sub: 'another user', email: 'else@example.com' });
  await using gatehouse = await startGatehouse({ jwt: { ...jwt, claims } });
  const person = await Person.signUp(gatehouse);

  expect(decodeJwt(await tokenOf(person))).toMatchObject({ plan: 'gold', sub: person.id, email: person.email });
});

test('a token issued while impersonating has an act claim and no role', async () => {
  await using gatehouse = await startGatehouse({ jwt });
  const person = await Person.signUp(gatehouse);
  const admin = await signUpWithRole(gatehouse, 'admin');
  expect(decodeJwt(await tokenOf(admin))).toMatchObject({ role: 'admin' });
  await admin.post('/admin/impersonate-user', { userId: person.id });

  const claims = decodeJwt(await tokenOf(admin));
  expect(claims).toMatchObject({ sub: person.id, act: { sub: admin.id } });
  expect(claims).not.toHaveProperty('role');
});

test('a new key is published an hour before use, and the old key stays published for valid tokens', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await using gatehouse = await startGatehouse({ jwt, port: 0 });
  const person = await Person.signUp(gatehouse);
  const kids = async () => (await person.get('/jwks')).body.keys.map(({ kid }: { kid: string }) => kid);
  const signedBy = async () => decodeProtectedHeader(await tokenOf(person)).kid;
  const first = await signedBy();

  moveClock(10 * DAY);
  await person.post('/sign-in/email', { email: person.email, password: person.password });
  expect(await signedBy()).toBe(first);
  const [next] = await kids();
  expect(await kids()).toEqual([next, first]);

  moveClock(3600);
  expect(await signedBy()).toBe(next);
  expect(await kids()).toContain(first);
});

test('nodes that concurrently need a key create one', async () => {
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  await using first = await startGatehouse({ jwt, databaseUrl });
  await using second = await startGatehouse({ jwt, databaseUrl });

  const requests = Array.from({ length: 20 }, (_, i) => new Person(i % 2 ? first : second).get('/jwks'));
  const kids = (await Promise.all(requests)).flatMap(({ body }) => body.keys.map(({ kid }: { kid: string }) => kid));
  expect(new Set(kids).size).toBe(1);
});

test('a key survives a secret rotation, and a removed secret causes a new key', async () => {
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  const newer = 'another secret for the tests, thirty-two or more';
  const kidUnder = async (secret: string[]) => {
    await using gatehouse = await startGatehouse({ jwt, databaseUrl, secret, port: 0 });
    const token = await tokenOf(await Person.signUp(gatehouse));
    await verifyByPublishedKeys(gatehouse, token);
    return decodeProtectedHeader(token).kid;
  };

  const kid = await kidUnder([SECRET]);
  expect(await kidUnder([newer, SECRET])).toBe(kid);
  expect(await kidUnder([newer])).not.toBe(kid);
});
