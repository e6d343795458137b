import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

import { afterAll, afterEach, expect, vi } from 'vitest';

import { newKey } from '#server/features/api-keys/key-format.ts';
import { newApiKey, programWith } from '#tests/support/api-keys.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { recordStatements } from '#tests/support/database/statements.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

// Seen by modules that are loaded already, unlike a mocked module: the files of a worker share them.
const timingSafeEqual = vi.spyOn(crypto, 'timingSafeEqual');
syncBuiltinESMExports();
afterAll(() => {
  timingSafeEqual.mockRestore();
  syncBuiltinESMExports();
});

afterEach(() => void vi.useRealTimers());

const LIST = '/organization/list';
const invalid = { status: 401, body: { code: 'INVALID_API_KEY' } };
/** Where the secret begins, after `gk_`, the id and `_`. */
const SECRET = 36;

/** The compared texts of the hashes of keys: base64url of 32 bytes. */
function comparedHashes(): string[][] {
  const texts = timingSafeEqual.mock.calls.map((pair) => pair.map(String));
  return texts.filter(([text]) => /^[\w-]{43}$/.test(text!));
}

test('an unknown id and a wrong secret take the same path: one query, and one comparison of hashes in constant time', async ({
  gatehouse,
  signedIn,
}) => {
  const { id } = await newApiKey(signedIn);
  const attempt = async (key: string) => {
    timingSafeEqual.mockClear();
    const { result, sent } = await recordStatements(() => programWith(gatehouse, key).get(LIST));
    return { result, statements: sent.map(({ text }) => text), comparisons: comparedHashes() };
  };
  const wrongSecret = await attempt(newKey(id));
  const unknownId = await attempt(newKey(crypto.randomUUID()));

  expect(wrongSecret.result).toMatchObject(invalid);
  expect(wrongSecret.statements).toHaveLength(1);
  expect(wrongSecret.comparisons).toHaveLength(1);
  for (const [stored, presented] of wrongSecret.comparisons) expect(stored).not.toBe(presented);
  expect(unknownId.result).toEqual(wrongSecret.result);
  expect(unknownId.statements).toEqual(wrongSecret.statements);
  expect(unknownId.comparisons).toHaveLength(1);
});

test('only the comparison in constant time lets a key in, and not the secret of nothing', async ({
  gatehouse,
  signedIn,
}) => {
  const { key } = await newApiKey(signedIn);
  timingSafeEqual.mockReturnValueOnce(false);
  expect(await programWith(gatehouse, key).get(LIST)).toMatchObject(invalid);
  expect((await programWith(gatehouse, key).get(LIST)).status).toBe(200);
  timingSafeEqual.mockReturnValueOnce(true);
  expect(await programWith(gatehouse, newKey(crypto.randomUUID())).get(LIST)).toMatchObject(invalid);
});

test('no answer to a call with a key contains the key, its secret or a hash of it', async ({ gatehouse, signedIn }) => {
  const { id, key } = await newApiKey(signedIn);
  const program = programWith(gatehouse, key);
  const { databaseUrl } = gatehouse.options;
  const answers: unknown[] = [];
  const statuses = new Set<number>();
  const call = async () => {
    const calls = [
      program.get(LIST),
      program.get('/api-key/list'),
      program.get('/admin/list-users'),
      program.get(`/organization/list?key=${key.slice(0, SECRET)}`),
      program.post('/organization/create', { name: 3 }),
      programWith(gatehouse, `${key}x`).get(LIST),
      programWith(gatehouse, newKey(id)).get(LIST),
    ];
    for (const { status, body } of await Promise.all(calls)) {
      statuses.add(status);
      answers.push(body);
    }
  };
  await call();
  for (const set of [
    'enabled = false',
    'enabled = true, expires_at = now()',
    `expires_at = null, networks = '{::/0}'`,
  ]) {
    await runSql(databaseUrl!, `update api_key set ${set} where id = '${id}'`);
    await call();
  }
  await gatehouse.idle();
  const mails = await mailsTo(gatehouse, signedIn.email);
  const audit = await runSql(databaseUrl!, 'select * from audit_entry');
  const [row] = await runSql(databaseUrl!, `select key_hash from api_key where id = '${id}'`);

  expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 400, 401, 403]);
  const text = JSON.stringify([answers, mails, audit]);
  expect(text).toContain('KEY_EXPIRED');
  for (const secret of [key.slice(SECRET), key.slice(SECRET, SECRET + 12), String(row!['key_hash'])]) {
    expect(text).not.toContain(secret);
  }
});

test('a key and the overlap of a rotation end in the millisecond of their expiry', async ({ gatehouse, signedIn }) => {
  const { id, key } = await newApiKey(signedIn);
  const { body: next } = await signedIn.post('/api-key/rotate', { keyId: id, overlap: 600 });
  const at = new Date(Date.now() + 60_000);
  const end = (column: string) =>
    runSql(gatehouse.options.databaseUrl!, `update api_key set ${column} = '${at.toISOString()}' where id = '${id}'`);
  const codeAt = async (milliseconds: number, text: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: at.getTime() + milliseconds });
    return (await programWith(gatehouse, text).get(LIST)).body.code;
  };

  await end('previous_expires_at');
  expect([await codeAt(-1, key), await codeAt(0, key)]).toEqual([undefined, 'INVALID_API_KEY']);
  expect(await codeAt(0, next.key)).toBeUndefined();
  await end('expires_at');
  expect([await codeAt(-1, next.key), await codeAt(0, next.key)]).toEqual([undefined, 'KEY_EXPIRED']);
});

test('calls with one key are limited exactly over two nodes with counters in the database', async () => {
  const options = {
    rateLimit: { enabled: true, storage: 'database', customRules: { '*': false } },
    apiKey: { rateLimit: { max: 7, window: 600 } },
  } as const;
  await using first = await startGatehouse(options);
  await using second = await startGatehouse({ ...options, databaseUrl: first.options.databaseUrl! });
  const { key } = await newApiKey(await Person.signUp(first));
  const calls = Array.from({ length: 40 }, (_, nth) => programWith(nth % 2 ? first : second, key).get(LIST));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);

  expect(statuses.filter((status) => status === 200)).toHaveLength(7);
  expect(statuses.filter((status) => status === 429)).toHaveLength(33);
});
