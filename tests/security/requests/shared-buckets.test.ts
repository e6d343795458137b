import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { newKey, startOfKey } from '#server/features/api-keys/key-format.ts';
import { bucketOf } from '#server/http/limiter.ts';
import { deriveKey, sha256 } from '#server/security/hash.ts';
import { newApiKey, programWith } from '#tests/support/api-keys.ts';
import { mailsTo, newestCodeTo, wrongCode } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { SECRET, startGatehouse, test } from '#tests/support/test.ts';

const key = deriveKey(SECRET, 'rate-limits');
const victimEmail = 'victim@example.com';
/** An address that shares the bucket of the victim's; an attacker finds one by watching when a counter is reset. */
const strangerEmail = addressInBucketOf(victimEmail);

function addressInBucketOf(email: string): string {
  const bucket = bucketOf(key, email);
  for (let n = 0; ; n++) {
    const candidate = `stranger-${n}@example.com`;
    if (bucketOf(key, candidate) === bucket) return candidate;
  }
}

/** No limits per client, so that only counters of accounts apply. */
const unlimited = { '*': false as const };

test.for(['memory', 'database'] as const)(
  'signing in to another account does not reset the password guesses of an account: %s',
  async (storage) => {
    await using gatehouse = await startGatehouse({ rateLimit: { enabled: true, customRules: unlimited, storage } });
    await Person.signUp(gatehouse, { email: victimEmail });
    const stranger = await Person.signUp(gatehouse, { email: strangerEmail });
    const { email, password } = stranger;
    const statuses: number[] = [];
    for (let n = 0; n < 54; n++) {
      if (n % 9 === 0) await new Person(gatehouse).post('/sign-in/email', { email, password });
      const guess = { email: victimEmail, password: `guess ${n}` };
      statuses.push((await new Person(gatehouse).post('/sign-in/email', guess)).status);
    }

    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(44).fill(429)]);
    // Guesses for one account lock no other one either.
    expect((await new Person(gatehouse).post('/sign-in/email', { email, password })).status).toBe(200);
  },
);

test('a right code of another address does not reset the guesses of codes of an address', async ({ gatehouse }) => {
  const send = (person: Person, email: string) =>
    person.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  const [attacker, stranger] = [new Person(gatehouse), new Person(gatehouse)];
  const codes: string[] = [];
  for (let n = 0; n < 20; n++) {
    if (n % 4 === 0) {
      await send(stranger, strangerEmail);
      const otp = await newestCodeTo(gatehouse, strangerEmail);
      expect((await stranger.post('/sign-in/email-otp', { email: strangerEmail, otp })).status).toBe(200);
    }
    await send(attacker, victimEmail);
    const otp = wrongCode(await newestCodeTo(gatehouse, victimEmail));
    codes.push((await attacker.post('/sign-in/email-otp', { email: victimEmail, otp })).body.code);
  }

  expect(codes).toEqual([...Array<string>(5).fill('INVALID_OTP'), ...Array<string>(15).fill('TOO_MANY_ATTEMPTS')]);
});

test('mails to another mailbox do not use up the mails of a mailbox', async () => {
  await using gatehouse = await startGatehouse({ rateLimit: { enabled: true, customRules: unlimited } });
  for (const email of [strangerEmail, victimEmail]) {
    for (let n = 0; n < 6; n++) {
      await new Person(gatehouse).post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    }
  }

  expect(await mailsTo(gatehouse, strangerEmail)).toHaveLength(5);
  expect(await mailsTo(gatehouse, victimEmail)).toHaveLength(5);
});

test('requests with an API key do not use up the limit of another key', async () => {
  await using gatehouse = await startGatehouse({
    rateLimit: { enabled: true, customRules: unlimited },
    apiKey: { rateLimit: { max: 2, window: 60 } },
  });
  const person = await Person.signUp(gatehouse);
  const { id, key: ownKey } = await newApiKey(person);
  // A key whose id shares the bucket of the first.
  const bucket = bucketOf(key, id);
  let otherId = randomUUID();
  while (bucketOf(key, otherId) !== bucket) otherId = randomUUID();
  const otherKey = newKey(otherId);
  await runSql(
    gatehouse.options.databaseUrl!,
    `insert into api_key (id, user_id, start, key_hash, scopes, networks, created_at, updated_at)
       select '${otherId}', user_id, '${startOfKey(otherKey)}', '${sha256(otherKey)}', scopes, '{}', now(), now()
       from api_key where id = '${id}'`,
  );
  const statuses: number[] = [];
  for (const each of [ownKey, ownKey, ownKey, otherKey]) {
    statuses.push((await programWith(gatehouse, each).get('/organization/list')).status);
  }

  expect(statuses).toEqual([200, 200, 429, 200]);
});
