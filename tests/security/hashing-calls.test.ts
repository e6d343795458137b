import { hash, verify } from '@node-rs/bcrypt';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import { rulesFor } from '#server/http/limits.ts';
import { withHashSlot } from '#server/security/hash-pool.ts';
import { makeCall } from '#tests/support/make-call.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { workingCalls } from '#tests/support/working-calls.ts';
import { startWorld } from '#tests/support/world.ts';

vi.mock('@node-rs/bcrypt', { spy: true });

const hashes = () => vi.mocked(hash).mock.calls.length + vi.mocked(verify).mock.calls.length;

beforeEach(() => void vi.clearAllMocks());
afterEach(() => void vi.restoreAllMocks());

const administrator = { name: 'First', email: 'first@example.com', password: PASSWORD };

test('a wrong and a used setup token cost no hash', async () => {
  await using gatehouse = await startGatehouse();
  const link = await gatehouse.call('admin.createSetupLink');
  const token = new URL(link!.url).searchParams.get('token')!;
  const setUp = async (given: string) =>
    (await new Person(gatehouse).post('/admin/setup', { ...administrator, token: given })).body.code;

  expect(await setUp('x'.repeat(token.length))).toBe('INVALID_TOKEN');
  expect(hashes()).toBe(0);
  expect(await setUp(token)).toBeUndefined();
  expect(hashes()).toBe(1);
  expect(await setUp(token)).toBe('INVALID_TOKEN');
  expect(hashes()).toBe(1);
});

test('every call that hashes a password is limited to ten a minute for one client', async () => {
  const hashing = [...(await hashingCallsOfTheWorld()), ...(await hashingSetup())];

  expect(hashing).toEqual(expect.arrayContaining(['signIn.email', 'signUp.email', 'admin.createUser', 'admin.setup']));
  for (const call of hashing) {
    const perMinute = rulesFor(call, {}).map(({ max, window }) => (max / window) * 60);
    expect(Math.min(...perMinute), call).toBeLessThanOrEqual(10);
  }
});

test('a sign-in is refused with 503 while some seconds of hashes wait, and other calls are answered', async () => {
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

/** The calls that hash when they succeed in a service with everything in it. */
async function hashingCallsOfTheWorld(): Promise<string[]> {
  await using world = await startWorld();
  const hashing: string[] = [];
  for (const [name, { as, input }] of Object.entries(workingCalls(world))) {
    vi.clearAllMocks();
    await makeCall(world.people[as], [name, input]);
    if (hashes() > 0) hashing.push(name);
    await world.tables.restore(await world.tables.changes());
  }
  return hashing;
}

/** `admin.setup` succeeds only while there is no user. */
async function hashingSetup(): Promise<string[]> {
  await using gatehouse = await startGatehouse();
  const link = await gatehouse.call('admin.createSetupLink');
  vi.clearAllMocks();
  const input = { ...administrator, token: new URL(link!.url).searchParams.get('token')! };
  await makeCall(new Person(gatehouse), ['admin.setup', input]);
  return hashes() > 0 ? ['admin.setup'] : [];
}
