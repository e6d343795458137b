import { expect } from 'vitest';

import { mailsTo } from '#tests/support/mailbox.ts';
import { NameServer } from '#tests/support/peers/name-server.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

import { list, newProven, publish, withNameServer } from './domains.ts';

const patiently = { timeout: 10_000, interval: 20 };

test('a missing record is failing, then lost after the grace days; servers that fail never lose it', async () => {
  await using nameServer = await NameServer.start();
  await using gatehouse = await withNameServer(nameServer, { recheckEvery: 0.1 });
  const { organization, claim } = await newProven({ gatehouse, nameServer }, 'acme.example');
  const status = async () => (await list(organization))[0]!.status;
  const reasons = async () =>
    (await mailsTo(gatehouse, organization.owner.email)).filter(({ name }) => name === 'sendDomainLost').length;
  const asked = async () => {
    const before = nameServer.asked.length;
    await expect.poll(() => nameServer.asked.length, patiently).toBeGreaterThan(before + 2);
  };

  nameServer.texts = () => 'failing';
  await asked();
  expect(await status()).toBe('verified');
  nameServer.texts = () => 'absent';
  await expect.poll(status, patiently).toBe('failing');
  publish(nameServer, claim);
  await expect.poll(status, patiently).toBe('verified');
  nameServer.texts = () => [];
  await expect.poll(status, patiently).toBe('failing');
  nameServer.texts = () => 'failing';
  await asked();
  await runSql(
    gatehouse.options.databaseUrl!,
    `update organization_domain set failing_since = now() - interval '4 days'`,
  );
  await asked();
  expect(await status()).toBe('failing');
  nameServer.texts = () => 'absent';
  await expect.poll(status, patiently).toBe('lost');
  await gatehouse.idle();
  expect(await reasons()).toBe(3);
  const events = await runSql(
    gatehouse.options.databaseUrl!,
    `select event from audit_entry where event like 'organization-domain.%' order by id`,
  );
  expect(events.map((row) => String(row['event']).split('.')[1])).toEqual([
    'added',
    'verified',
    'failing',
    'verified',
    'failing',
    'lost',
  ]);
});

test('two services that check at once look up each domain once', async () => {
  await using nameServer = await NameServer.start();
  await using gatehouse = await withNameServer(nameServer);
  const { claim } = await newProven({ gatehouse, nameServer }, 'acme.example');
  const { databaseUrl } = gatehouse.options;
  await runSql(
    databaseUrl!,
    `insert into organization_domain (id, organization_id, domain, challenge, verified_at, created_at, updated_at)
       select gen_random_uuid(), organization_id, 'd' || n || '.example', challenge, now(), now(), now()
       from organization_domain, generate_series(1, 150) n where id = '${claim.id}'`,
  );
  nameServer.asked.length = 0;
  const options = { databaseUrl: databaseUrl!, outgoing: { nameServers: [nameServer.address] } };
  await using first = await startGatehouse({ ...options, domains: { recheckEvery: 5 } });
  await using second = await startGatehouse({ ...options, domains: { recheckEvery: 5 } });
  const unchecked = `select from organization_domain where checked_at is null`;
  await expect.poll(() => runSql(databaseUrl!, unchecked), patiently).toHaveLength(0);
  await Promise.all([first.idle(), second.idle()]);

  expect(new Set(nameServer.asked).size).toBe(nameServer.asked.length);
});
