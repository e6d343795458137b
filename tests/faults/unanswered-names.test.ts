import { setTimeout as wait } from 'node:timers/promises';

import { expect, test } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { NameServer } from '#tests/support/peers/name-server.ts';
import { completeOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';
import { WebhookReceiver } from '#tests/support/peers/webhook-receiver.ts';
import { patiently } from '#tests/support/audit-entries.ts';
import { createWebhook, fast } from '#tests/support/webhooks.ts';

const github = providerFixtures.find(({ id }) => id === 'github')!;

/** Names are resolved by a server that never answers; requests may last for three seconds. */
const start = (nameServer: NameServer, options: GatehouseOptions = {}) =>
  startGatehouse({
    ...fast,
    ...options,
    outgoing: { privateHosts: ['127.0.0.1'], nameServers: [nameServer.address], timeoutMs: 3_000 },
    webhooks: { ...fast.webhooks, timeoutMs: 3_000 },
  });

/** Signs in again and again while `during` runs. @returns milliseconds at the 95th percentile. */
async function signInTimes(gatehouse: Gatehouse, during: Promise<unknown>): Promise<number> {
  const person = await Person.signUp(gatehouse);
  const times: number[] = [];
  let isRunning = true;
  void during.finally(() => (isRunning = false));
  while (isRunning) {
    const began = performance.now();
    const { email, password } = person;
    expect(await new Person(gatehouse).post('/sign-in/email', { email, password })).toMatchObject({ status: 200 });
    expect(await person.get('/ready')).toEqual({ status: 200, body: { ready: true } });
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}

/** Connections that wait inside of a transaction for anything but PostgreSQL, longer than between two statements. */
const waiting = (gatehouse: Gatehouse) =>
  runSql(
    gatehouse.options.databaseUrl!,
    `select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and (state like 'idle in transaction%' or wait_event_type = 'Lock')
       and state_change < clock_timestamp() - interval '500 ms'`,
  );

test('creating and changing webhooks at a host whose name server never answers delays no other call', async () => {
  await using nameServer = await NameServer.start();
  await using gatehouse = await start(nameServer, { database: { poolSize: 5, acquireTimeoutMs: 1_000 } });
  const { owner, id: organizationId } = await newOrganization(gatehouse);
  const admin = await signUpWithRole(gatehouse, 'admin');
  const organizationCall = '/organization/create-webhook';
  const created = await createWebhook(owner, { organizationId, url: 'http://127.0.0.1:9/' }, organizationCall);
  const url = (nth: number) => `https://host-${nth}.example.com/hook`;
  const change = { organizationId, webhookId: created.webhook.id };

  const calls = Promise.all([
    ...Array.from({ length: 30 }, (_, nth) => owner.post(organizationCall, { organizationId, url: url(nth) })),
    ...Array.from({ length: 5 }, (_, nth) => admin.post('/webhook/create', { url: url(nth) })),
    ...Array.from({ length: 5 }, (_, nth) => owner.post('/organization/update-webhook', { ...change, url: url(nth) })),
  ]);
  const signIns = signInTimes(gatehouse, calls);
  await expect.poll(() => nameServer.asked.length, patiently).toBeGreaterThan(40);

  // The name server stays silent for three seconds.
  await wait(1_000);
  expect(await waiting(gatehouse)).toEqual([]);
  // Of the same organization: its row is not locked meanwhile.
  expect((await owner.post('/organization/update', { organizationId, data: { name: 'Other' } })).status).toBe(200);
  expect(await signIns).toBeLessThan(1_000);
  // A name that does not resolve yet is accepted.
  expect((await calls).map(({ status }) => status)).toEqual(Array(40).fill(200));
}, 60_000);

test('twenty stored webhooks at such a host delay neither sign-ins nor the deliveries of another organization', async () => {
  await using nameServer = await NameServer.start();
  await using provider = await FakeProvider.start(github);
  await using gatehouse = await start(nameServer, { socialProviders: provider.options.socialProviders! });
  await using receiver = await WebhookReceiver.start();
  const { owner, id: organizationId } = await newOrganization(gatehouse);
  const other = await newOrganization(gatehouse);
  for (let nth = 0; nth < 20; nth += 1) {
    const body = { organizationId, url: 'http://127.0.0.1:9/', types: ['organization.updated'] };
    await createWebhook(owner, body, '/organization/create-webhook');
  }
  await runSql(gatehouse.options.databaseUrl!, `update webhook_endpoint set url = 'https://host.example.com/hook'`);
  const own = { organizationId: other.id, url: receiver.url, types: ['organization.updated'] };
  await createWebhook(other.owner, own, '/organization/create-webhook');
  const rename = (person: Person, id: string, name: string) =>
    person.post('/organization/update', { organizationId: id, data: { name } });

  for (let nth = 0; nth < 40; nth += 1) await rename(owner, organizationId, `Name ${nth}`);
  await expect.poll(() => nameServer.asked.length, patiently).toBeGreaterThan(0);
  const work = async () => {
    const began = performance.now();
    for (let nth = 1; nth <= 5; nth += 1) {
      await rename(other.owner, other.id, `Name ${nth}`);
      await expect.poll(() => receiver.received.length, patiently).toBe(nth);
      const { location } = await completeOAuthFlow(new Person(gatehouse), provider);
      expect(location).toBe('/home');
    }
    return performance.now() - began;
  };
  const working = work();

  expect(await signInTimes(gatehouse, working)).toBeLessThan(1_000);
  // Five times one delivery and one sign-in with a provider, each within a second.
  expect(await working).toBeLessThan(10_000);
}, 60_000);
