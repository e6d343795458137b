import { expect } from 'vitest';

import { hashPool, withHashSlot } from '#server/security/hash-pool.ts';
import { builtInRules } from '#tests/support/calls/built-in-rules.ts';
import { makeCall } from '#tests/support/calls/make-call.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';
import { startSeededService } from '#tests/support/calls/seeded-service.ts';

/** The number of hashes that a task starts. */
async function hashesDuring(task: () => Promise<unknown>): Promise<number> {
  const before = hashPool.started;
  await task();
  return hashPool.started - before;
}

const administrator = { name: 'First', email: 'first@example.com', password: PASSWORD };

test('a wrong and a used setup token cause no hashing', async () => {
  await using gatehouse = await startGatehouse();
  const link = await gatehouse.call('admin.createSetupLink');
  const token = new URL(link!.url).searchParams.get('token')!;
  const codes: unknown[] = [];
  const setUp = (setupToken: string) =>
    hashesDuring(async () => {
      const { body } = await new Person(gatehouse).post('/admin/setup', { ...administrator, token: setupToken });
      codes.push(body.code);
    });

  expect(await setUp('x'.repeat(token.length))).toBe(0);
  expect(await setUp(token)).toBe(1);
  expect(await setUp(token)).toBe(0);
  expect(codes).toEqual(['INVALID_TOKEN', undefined, 'INVALID_TOKEN']);
});

test('every call that hashes a password is limited to ten per minute and client', { timeout: 120_000 }, async () => {
  const hashing = [...(await findHashingCalls()), ...(await findHashingSetup())];

  expect(hashing).toEqual(expect.arrayContaining(['signIn.email', 'signUp.email', 'admin.createUser', 'admin.setup']));
  for (const call of hashing) {
    const perMinute = builtInRules(call).map(({ max, window }) => (max / window) * 60);
    expect(Math.min(...perMinute), call).toBeLessThanOrEqual(10);
  }
});

test('a sign-in answers 503 while the hash queue is full, and other calls are served', async () => {
  await using gatehouse = await startGatehouse();
  const person = await Person.signUp(gatehouse);
  const signIn = () =>
    new Person(gatehouse).send({
      method: 'POST',
      url: '/sign-in/email',
      payload: { email: person.email, password: person.password },
    });
  const released = Promise.withResolvers<void>();
  let refusal: unknown;
  const refuse = (error: unknown) => void (refusal ??= error);
  const queued: Promise<void>[] = [];
  while (refusal === undefined && queued.length < 100_000) {
    queued.push(withHashSlot(() => released.promise).catch(refuse));
    await Promise.resolve();
    await Promise.resolve();
  }

  expect(refusal).toMatchObject({ errorCode: 'SERVICE_UNAVAILABLE' });
  const { statusCode, headers } = await signIn();
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect((await person.get('/get-session')).body.user.email).toBe(person.email);
  released.resolve();
  await Promise.all(queued);
  expect((await signIn()).statusCode).toBe(200);
});

/** The calls that hash when they succeed in the seeded service. */
async function findHashingCalls(): Promise<string[]> {
  await using seeded = await startSeededService();
  const hashing: string[] = [];
  for (const [name, { as, input }] of Object.entries(successfulCalls(seeded))) {
    if ((await hashesDuring(() => makeCall(seeded.callers[as], [name, input]))) > 0) hashing.push(name);
    await seeded.tables.restore(await seeded.tables.changes());
  }
  return hashing;
}

/** `admin.setup` succeeds only while there is no user. */
async function findHashingSetup(): Promise<string[]> {
  await using gatehouse = await startGatehouse();
  const link = await gatehouse.call('admin.createSetupLink');
  const input = { ...administrator, token: new URL(link!.url).searchParams.get('token')! };
  const hashes = await hashesDuring(() => makeCall(new Person(gatehouse), ['admin.setup', input]));
  return hashes > 0 ? ['admin.setup'] : [];
}
