import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, inject, test } from 'vitest';

import { programWith } from '#tests/support/api-keys.ts';
import { startPublishedKeys } from '#tests/support/better-auth/better-auth-keys.ts';
import { OLD_PASSWORD, SHARED_SECRET } from '#tests/support/better-auth/better-auth-options.ts';
import { runImport } from '#tests/support/better-auth/better-auth-service.ts';
import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { recordStatements } from '#tests/support/database/statements.ts';
import { startGatehouse } from '#tests/support/test.ts';

const LIST = '/organization/list';
const permissions = { organization: ['read'] };

const target = () => createMigratedDatabase(inject('postgresUrl'));

/** A service that accepts imported keys. */
function startWith(databaseUrl: string, apiKey: object = { acceptImported: true }) {
  return startGatehouse({ databaseUrl, secret: SHARED_SECRET, apiKey });
}

test.for(['oldest', 'newest'] as const)(
  'programs go on with keys imported from the %s better-auth, in x-api-key only',
  { timeout: 60_000 },
  async (version) => {
    const { databaseUrl: source, signUp, createKey } = await startPublishedKeys(version);
    const { id: userId } = await signUp('ada');
    const { key } = await createKey({ userId, name: 'CI', metadata: { stage: 'test' }, permissions });
    const { key: prefixed } = await createKey({ userId, prefix: 'acme_', permissions });
    const { key: likeOurs } = await createKey({ userId, prefix: 'gk_', permissions });
    const databaseUrl = await target();
    const { code, stdout } = await runImport(source, databaseUrl);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('apikey: 3 read, 3 imported') });
    expect(stdout).toContain('  3 API keys, which apiKey.acceptImported lets programs use\n');
    expect(stdout).toContain('  column apikey.rateLimitMax: 3 values\n');

    await using gatehouse = await startWith(databaseUrl);
    for (const each of [key, prefixed, likeOurs]) {
      const answer = await programWith(gatehouse, each).get(LIST);
      expect(answer).toMatchObject({ status: 200, body: [] });
    }
    const bearer = Object.assign(new Person(gatehouse), { headers: { authorization: `Bearer ${key}` } });
    expect((await bearer.get(LIST)).status).toBe(401);
    const scopeless = await programWith(gatehouse, key).post('/organization/create', { name: 'A', slug: 'a' });
    expect(scopeless.body.code).toBe('INSUFFICIENT_API_KEY_PERMISSIONS');

    const ada = Object.assign(new Person(gatehouse), { email: 'ada@example.com' });
    await ada.post('/sign-in/email', { email: ada.email, password: OLD_PASSWORD });
    const { apiKeys } = (await ada.get('/api-key/list')).body;
    expect(apiKeys).toContainEqual(
      expect.objectContaining({ name: 'CI', start: key.slice(0, 6), metadata: { stage: 'test' }, enabled: true }),
    );

    // Repeated, the import changes nothing.
    expect((await runImport(source, databaseUrl)).stdout).toContain('apikey: 3 read, 0 imported, 3 imported before');
  },
);

test(
  'wrong, disabled and expired imported keys and those of banned users are rejected',
  { timeout: 60_000 },
  async () => {
    const { databaseUrl: source, signUp, createKey } = await startPublishedKeys('newest');
    const { id: userId } = await signUp('ada');
    const { key, id } = await createKey({ userId, permissions });
    const databaseUrl = await target();
    await runImport(source, databaseUrl);
    await using gatehouse = await startWith(databaseUrl);
    const codeOf = async (text: string) => (await programWith(gatehouse, text).get(LIST)).body.code;
    expect(await codeOf(key)).toBeUndefined();

    const [{ hash } = { hash: '' }] = await runSql(databaseUrl, 'select imported_hash as hash from api_key');
    const other = key.startsWith('a') ? 'b' : 'a';
    for (const wrong of [
      `${other}${key.slice(1)}`,
      key.slice(0, -1),
      `${key}a`,
      key.toUpperCase(),
      String(hash),
      id,
      'a',
    ])
      expect([wrong, await codeOf(wrong)]).toEqual([wrong, 'INVALID_API_KEY']);
    const set = async (sql: string) => {
      await runSql(databaseUrl, sql);
      return codeOf(key);
    };
    expect(await set('update api_key set enabled = false')).toBe('KEY_DISABLED');
    expect(await set('update api_key set enabled = true, expires_at = now()')).toBe('KEY_EXPIRED');
    expect(await set(`update api_key set expires_at = null; update "user" set banned = true`)).toBe('BANNED_USER');
    expect(await set(`update "user" set banned = false`)).toBeUndefined();
    expect(await set(`delete from "user"`)).toBe('INVALID_API_KEY');
  },
);

test('an x-api-key header that is no key of Gatehouse is not looked up by default', { timeout: 60_000 }, async () => {
  const { databaseUrl: source, signUp, createKey } = await startPublishedKeys('newest');
  const { key } = await createKey({ userId: (await signUp('ada')).id, permissions });
  const databaseUrl = await target();
  await runImport(source, databaseUrl);
  await using gatehouse = await startWith(databaseUrl, {});
  const { result, sent } = await recordStatements(() => programWith(gatehouse, key).get(LIST));
  expect(result.status).toBe(401);
  expect(sent.filter(({ text }) => text.includes('api_key'))).toEqual([]);
});

test('a rotated imported key gets the form of other keys, and overlaps', { timeout: 60_000 }, async () => {
  const { databaseUrl: source, signUp, createKey } = await startPublishedKeys('oldest');
  const { key } = await createKey({ userId: (await signUp('ada')).id, permissions });
  const databaseUrl = await target();
  await runImport(source, databaseUrl);
  await using gatehouse = await startWith(databaseUrl);
  const ada = Object.assign(new Person(gatehouse), { email: 'ada@example.com' });
  await ada.post('/sign-in/email', { email: ada.email, password: OLD_PASSWORD });
  const [{ id }] = (await ada.get('/api-key/list')).body.apiKeys;
  const statusOf = async (text: string) => (await programWith(gatehouse, text).get(LIST)).status;

  const { body: rotated } = await ada.post('/api-key/rotate', { keyId: id, overlap: 600 });
  expect(rotated).toMatchObject({ key: expect.stringMatching(/^gk_/), start: rotated.key.slice(0, 15) });
  expect([await statusOf(key), await statusOf(rotated.key)]).toEqual([200, 200]);
  await runSql(databaseUrl, 'update api_key set previous_expires_at = now()');
  expect([await statusOf(key), await statusOf(rotated.key)]).toEqual([401, 200]);
});

test('the import lists what of the keys is left behind, and skips keys that are not safe to import', async () => {
  const { databaseUrl: source, signUp, createKey } = await startPublishedKeys('newest');
  const [ada, mallory] = [await signUp('ada'), await signUp('mallory', false)];
  const metered = await createKey({ userId: ada.id, name: 'metered', remaining: 5, permissions });
  const mapped = { organization: ['read'], files: ['read', 'write'] };
  await createKey({ userId: ada.id, name: 'mapped', permissions: mapped, metadata: { stage: 'twice' } });
  await createKey({ userId: ada.id, name: 'plain' });
  await createKey({ userId: ada.id, name: 'disabled', permissions });
  await createKey({ userId: ada.id, name: 'listed', permissions });
  const expired = await createKey({ userId: ada.id, name: 'expired', permissions });
  const unproven = await createKey({ userId: mallory.id, permissions });
  const ofNoUser = await createKey({ userId: ada.id, permissions });
  const clear = await createKey({ userId: ada.id, permissions });
  await runSql(
    source,
    `update apikey set "expiresAt" = now() - interval '1 s' where id = '${expired.id}';
     update apikey set "referenceId" = 'an-organization' where id = '${ofNoUser.id}';
     update apikey set key = 'in clear' where id = '${clear.id}';
     update apikey set enabled = false where name = 'disabled';
     update apikey set metadata = '[1]' where name = 'listed';
     update apikey set metadata = to_json('{"stage":"twice"}'::text)::text where name = 'mapped'`,
  );
  const databaseUrl = await target();
  const { stdout } = await runImport(source, databaseUrl);
  for (const line of [
    '  permission files:read of 1 API key, which is no scope',
    '  permission files:write of 1 API key, which is no scope',
    '  1 API key: metadata that is no object',
    '  1 API key: the limit of the number of uses; imported as disabled',
    '  1 API key without a scope: set apiKey.defaultScopes before the import',
    '  1 disabled API key',
    'apikey: 9 read, 5 imported, 0 imported before, 4 skipped',
    `  ${expired.id}: it has expired`,
    `  ${unproven.id}: the email of its user is not verified`,
    `  ${ofNoUser.id}: its user was not imported`,
    `  ${clear.id}: its hash has an unknown format`,
  ])
    expect(stdout).toContain(`${line}\n`);
  expect(await runSql(databaseUrl, 'select name, scopes, enabled, metadata from api_key order by name')).toEqual([
    { name: 'disabled', scopes: ['organization:read'], enabled: false, metadata: null },
    { name: 'listed', scopes: ['organization:read'], enabled: true, metadata: null },
    { name: 'mapped', scopes: ['organization:read'], enabled: true, metadata: { stage: 'twice' } },
    { name: 'metered', scopes: ['organization:read'], enabled: false, metadata: null },
    { name: 'plain', scopes: [], enabled: true, metadata: null },
  ]);
  await using gatehouse = await startWith(databaseUrl);
  expect((await programWith(gatehouse, metered.key).get(LIST)).body.code).toBe('KEY_DISABLED');
  expect((await programWith(gatehouse, unproven.key).get(LIST)).body.code).toBe('INVALID_API_KEY');
}, 60_000);

test('imported keys without permissions get the default scopes of the options, and no others do', async () => {
  const { databaseUrl: source, signUp, createKey } = await startPublishedKeys('newest');
  const { id: userId } = await signUp('ada');
  const { key } = await createKey({ userId, name: 'plain' });
  await createKey({ userId, name: 'limited', permissions: { account: ['read'] } });
  await createKey({ userId, name: 'nothing', permissions: {} });
  await createKey({ userId, name: 'unknown', permissions: { files: ['read'] } });
  const databaseUrl = await target();
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-import-'));
  const options = { apiKey: { acceptImported: true, defaultScopes: ['organization:read'] } };
  await writeFile(join(folder, 'gatehouse.config.ts'), `export default ${JSON.stringify(options)};`);
  const command = join(import.meta.dirname, '../../../server/cli/import/import.ts');
  const env = { ...childEnvironment, DATABASE_URL: databaseUrl, AUTH_SECRET: SHARED_SECRET };
  const { stdout } = await promisify(execFile)(process.execPath, [command, source], { cwd: folder, env });
  await rm(folder, { recursive: true });

  expect(stdout).toContain('apikey: 4 read, 4 imported');
  expect(await runSql(databaseUrl, 'select name, scopes from api_key order by name')).toEqual([
    { name: 'limited', scopes: ['account:read'] },
    { name: 'nothing', scopes: [] },
    { name: 'plain', scopes: ['organization:read'] },
    { name: 'unknown', scopes: [] },
  ]);
  await using gatehouse = await startWith(databaseUrl);
  expect((await programWith(gatehouse, key).get(LIST)).body).toEqual([]);
}, 60_000);
