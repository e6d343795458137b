import { expect } from 'vitest';

import { rotateKey } from '#server/features/audit-chain/seals/rotate-key.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { allSealed, inDatabase, verifyLog } from '#tests/support/audit-chain.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { SECRET, startGatehouse, test } from '#tests/support/test.ts';

const events = { pollInterval: 0.05 };

test('the log stays sound after erasures, key rotation, retention and another secret', async () => {
  const gatehouse = await startGatehouse({ events });
  const databaseUrl = gatehouse.options.databaseUrl!;
  const admin = await signUpWithRole(gatehouse, 'admin');
  const person = await Person.signUp(gatehouse);
  await person.post('/sign-in/email', { email: person.email, password: 'not this one' });
  await gatehouse.idle();
  await admin.post('/admin/remove-user', { userId: person.id });
  await runSql(
    databaseUrl,
    `insert into audit_entry (id, event, created_at) select gen_random_uuid(), 'aged', now() - interval '3 days' from generate_series(1, 20)`,
  );
  await allSealed(gatehouse);
  const before = await verifyLog(gatehouse);
  expect(before).toMatchObject({ violationCount: 0, waiting: 0, removed: 0 });
  expect(before.origins.erased).toBeGreaterThan(0);

  await inDatabase(databaseUrl, (em) => rotateKey(em, { options: gatehouse.options, secrets: [SECRET] }));
  await gatehouse.close();
  const next = 'another secret for the tests, thirty-two or more';
  await using later = await startGatehouse({
    databaseUrl,
    events,
    secret: [next, SECRET],
    audit: { retentionDays: 1 },
    advanced: { sweepInterval: 0.1 },
  });
  await Person.signUp(later);
  await expect
    .poll(() => runSql(databaseUrl, `select from audit_entry where event = 'aged'`), { timeout: 10_000 })
    .toEqual([]);
  await allSealed(later);
  expect(await verifyLog(later, { secrets: [next, SECRET] })).toMatchObject({ violationCount: 0, removed: 20 });
  const { keys } = (await new Person(later).get('/audit/jwks')).body;
  expect(keys).toHaveLength(2);
  // A stored key set replaces a lost secret.
  expect((await verifyLog(later, { secrets: [next] })).violations[0]).toMatchObject({ code: 'key_unknown' });
  expect(await verifyLog(later, { secrets: [next], trusted: keys })).toMatchObject({ violationCount: 0 });
  expect(await verifyLog(later, { secrets: [next], trusted: keys.slice(0, 1) })).toMatchObject({ violationCount: 0 });
});
