import pg from 'pg';
import { expect, onTestFinished } from 'vitest';

import { builtInRules } from '#tests/support/calls/built-in-rules.ts';
import { calls, makeCall } from '#tests/support/calls/make-call.ts';
import { factsOf } from '#tests/support/calls/feature-calls.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';
import { startSeededService } from '#tests/support/calls/seeded-service.ts';

const accepted = calls.filter(({ name }) => factsOf(name).refused === undefined);

/** One call for each set of rules. */
const callByRules = new Map(
  accepted.map(({ name }) => [
    builtInRules(name)
      .map((rule) => rule.name)
      .join(),
    name,
  ]),
);
callByRules.delete('');

test('a rejected call counts only for the rate limit that rejects it', { timeout: 120_000 }, async () => {
  await using seeded = await startSeededService();
  const databaseUrl = seeded.gatehouse.options.databaseUrl!;
  await using limited = await startGatehouse({
    databaseUrl,
    rateLimit: { enabled: true, storage: 'database' },
    organization: { teams: { enabled: true } },
    jwt: { enabled: true },
    twoFactor: { recovery: { enabled: true } },
    username: { enabled: true },
    anonymous: { enabled: true },
    oneTimeToken: { enabled: true },
    oneTap: { enabled: true },
    oauthProvider: { enabled: true },
    device: { enabled: true },
    phoneNumber: { enabled: true, sendOTP: () => {} },
  });
  // One connection for two queries per call, of which there are hundreds.
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  onTestFinished(() => database.end());
  const counters = async () => (await database.query('select key, points from rate_limit order by key')).rows;
  const working = successfulCalls(seeded);
  expect(callByRules.size).toBeGreaterThan(5);

  for (const [rules, name] of callByRules) {
    await database.query('delete from rate_limit');
    const { as, input } = working[name]!;
    const person = Object.assign(new Person(limited), { cookies: new Map(seeded.callers[as].cookies) });
    let before: Awaited<ReturnType<typeof counters>>;
    let statusCode: number;
    do {
      // tests/security/secrets/mail-limit.slow.test.ts covers the limit per mailbox.
      await database.query(`delete from rate_limit where key like 'mail-to:%'`);
      before = await counters();
      ({ statusCode } = await makeCall(person, [name, input]));
      // A call that is not enabled has no limit.
      expect([name, statusCode]).not.toEqual([name, 404]);
    } while (statusCode !== 429);
    const after = await counters();

    const changed = after.filter(({ key, points }) => before.find((row) => row.key === key)?.points !== points);
    expect(
      changed.map(({ key }) => String(key).split(':')[0]),
      `${name} (${rules})`,
    ).toHaveLength(1);
  }
});
