import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JSONWebKeySet } from 'jose';
import { expect, inject, test, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { OLD_PASSWORD, SHARED_SECRET } from '#tests/support/better-auth/better-auth-options.ts';
import { runImport } from '#tests/support/better-auth/better-auth-service.ts';
import { startPublishedTokens } from '#tests/support/better-auth/better-auth-tokens.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

const DAY_MS = 24 * 3600 * 1000;

const target = () => createMigratedDatabase(inject('postgresUrl'));

const startWith = (databaseUrl: string) =>
  startGatehouse({ databaseUrl, secret: SHARED_SECRET, jwt: { enabled: true } });

async function keySetOf(gatehouse: Gatehouse): Promise<JSONWebKeySet> {
  return (await new Person(gatehouse).get('/jwks')).body;
}

const kidOf = (token: string) => decodeProtectedHeader(token).kid;

/** Verifies a token as another service of the old one, at any time. */
async function verify(token: string, keys: JSONWebKeySet) {
  const rules = { issuer: 'http://localhost:3000', audience: 'http://localhost:3000', currentDate: new Date(0) };
  return (await jwtVerify(token, createLocalJWKSet(keys), rules)).payload;
}

test.for([
  ['oldest', 'EdDSA'],
  ['newest', 'EdDSA'],
  ['oldest', 'ES256'],
  ['newest', 'ES256'],
] as const)('tokens of the %s better-auth signed with %s verify after the import', async ([version, alg]) => {
  const { databaseUrl: source, issueToken } = await startPublishedTokens(version, alg);
  const token = await issueToken('ada');
  const databaseUrl = await target();
  const { code, stdout } = await runImport(source, databaseUrl);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('jwks: 1 read, 1 imported') });
  expect(stdout).toContain('  column jwks.privateKey: 1 value\n');
  expect(stdout).toContain('  1 signing key, which jwt.enabled publishes\n');

  await using gatehouse = await startWith(databaseUrl);
  const keys = await keySetOf(gatehouse);
  expect(await verify(token, keys)).toMatchObject({ email: 'ada@example.com' });
  expect(keys.keys.map(({ kid }) => kid)).toContain(kidOf(token));
  expect(keys.keys.filter((key) => 'd' in key)).toEqual([]);

  const person = Object.assign(new Person(gatehouse), { email: 'ada@example.com' });
  await person.post('/sign-in/email', { email: person.email, password: OLD_PASSWORD });
  const { token: own } = (await person.get('/token')).body;
  expect(kidOf(own)).not.toBe(kidOf(token));
  expect(await verify(own, await keySetOf(gatehouse))).toMatchObject({ email: 'ada@example.com' });

  expect((await runImport(source, databaseUrl)).stdout).toContain('jwks: 1 read, 0 imported, 1 imported before');
  expect((await keySetOf(gatehouse)).keys).toHaveLength(2);
});

test('an imported key leaves the key set 30 days after the import', async () => {
  const { databaseUrl: source, issueToken } = await startPublishedTokens('newest', 'EdDSA');
  const kid = kidOf(await issueToken('ada'));
  const databaseUrl = await target();
  await runImport(source, databaseUrl);
  await using gatehouse = await startWith(databaseUrl);
  const hasKey = async (days: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
    try {
      return (await keySetOf(gatehouse)).keys.some((key) => key.kid === kid);
    } finally {
      vi.useRealTimers();
    }
  };

  expect([await hasKey(29), await hasKey(31)]).toEqual([true, false]);
});

test('keys of other algorithms, malformed keys and those that have expired are skipped and listed', async () => {
  const { databaseUrl: source, issueToken } = await startPublishedTokens('newest', 'RS256');
  const kid = kidOf(await issueToken('ada'));
  const x = 'kXcXmk2xS3LeRsV9YQe2T9FQ9pPfLq4UkC0V9xFsiqY';
  await runSql(
    source,
    `insert into jwks (id, "publicKey", "privateKey", "createdAt", "expiresAt") values
       ('expired', '{"kty":"OKP","crv":"Ed25519","x":"${x}"}', 'x', now(), now() - interval '31 days'),
       ('grace', '{"kty":"OKP","crv":"Ed25519","x":"${x}","d":"${x}"}', 'x', now(), now() - interval '29 days'),
       ('text', 'no JSON', 'x', now(), null),
       ('point', '{"kty":"EC","crv":"P-256","x":"${x}","y":"${x}"}', 'x', now(), null)`,
  );
  const databaseUrl = await target();
  const { stdout } = await runImport(source, databaseUrl);

  const noKey = 'it is no public key of ES256, or of EdDSA with Ed25519';
  for (const line of [
    'jwks: 5 read, 1 imported, 0 imported before, 4 skipped',
    '  expired: it has expired',
    `  text: ${noKey}`,
    `  point: ${noKey}`,
    `  ${kid}: ${noKey}`,
  ])
    expect(stdout).toContain(`${line}\n`);
  expect(await runSql(databaseUrl, 'select kid, public_key from imported_key')).toEqual([
    { kid: 'grace', public_key: expect.not.stringContaining('"d"') },
  ]);
});
