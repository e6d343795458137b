import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { insertEntries, patiently } from '#tests/support/audit-entries.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { WebhookReceiver } from '#tests/support/peers/webhook-receiver.ts';
import type { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';
import { createWebhook, fast, test } from '#tests/support/webhooks.ts';

test('all deliveries that failed or wait for a retry are sent at once, and those of no other webhook', async () => {
  await using gatehouse = await startGatehouse({ ...fast, webhooks: { retryDelays: [3_600] } });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { owner, id: organizationId } = await newOrganization(gatehouse);
  await using receiver = await WebhookReceiver.start(() => 500);
  await using other = await WebhookReceiver.start(() => 500);
  const types = ['team.created'];
  const { webhook } = await createWebhook(admin, { url: receiver.url, types });
  await createWebhook(admin, { url: other.url, types });
  const own = { organizationId, url: other.url, types: ['webhook.tested'] };
  const ofOrganization = await createWebhook(owner, own, '/organization/create-webhook');
  const tested = { organizationId, webhookId: ofOrganization.webhook.id };
  await owner.post('/organization/test-webhook', tested);
  await insertEntries(gatehouse, 'team.created', 3);
  await expect.poll(() => [receiver.received.length, other.received.length], patiently).toEqual([3, 4]);
  await gatehouse.idle();
  const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
  const ofWebhook = `endpoint_id = '${webhook.id}'`;
  await sql(`update webhook_delivery set status = 'failed', next_attempt_at = null, attempts = 2
               where id = (select id from webhook_delivery where ${ofWebhook} order by sequence limit 1)`);
  const others = () => sql(`select * from webhook_delivery where not ${ofWebhook} order by id`);
  const before = await others();
  const undelivered = async () =>
    (await admin.get('/webhook/count-deliveries', { webhookId: webhook.id })).body.undelivered;
  expect(await undelivered()).toBe(3);

  receiver.answer = () => 204;
  expect((await admin.post('/webhook/redeliver-all', { webhookId: webhook.id })).body).toEqual({ redelivered: 3 });
  await expect.poll(() => receiver.received.length, patiently).toBe(6);
  await gatehouse.idle();
  const after = await sql(`select status, attempts from webhook_delivery where ${ofWebhook} order by sequence`);
  expect(after).toEqual([1, 2, 2].map((attempts) => ({ status: 'delivered', attempts })));
  expect(new Set(receiver.ids).size).toBe(3);
  expect(await others()).toEqual(before);
  expect(await undelivered()).toBe(0);
  expect((await admin.post('/webhook/redeliver-all', { webhookId: webhook.id })).body).toEqual({ redelivered: 0 });
  expect((await owner.post('/organization/redeliver-webhook-all', tested)).body).toEqual({ redelivered: 1 });
  await expect.poll(() => other.received.length, patiently).toBe(5);
});

test('a disabled webhook redelivers nothing, nor does one for a member who may not manage it', async ({
  gatehouse,
  admin,
}) => {
  const { webhook } = await createWebhook(admin, { url: 'http://127.0.0.1:1/' });
  const redeliver = async (person: Person = admin) =>
    (await person.post('/webhook/redeliver-all', { webhookId: webhook.id })).body.code;
  await admin.post('/webhook/update', { webhookId: webhook.id, enabled: false });
  expect(await redeliver()).toBe('WEBHOOK_IS_DISABLED');
  const { owner } = await newOrganization(gatehouse);
  expect(await redeliver(owner)).toBe('YOU_ARE_NOT_ALLOWED_TO_MANAGE_WEBHOOKS');
});

test('at most the newest 10,000 are sent again', async () => {
  await using gatehouse = await startGatehouse({ ...fast, events: { pollInterval: 600 } });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { webhook } = await createWebhook(admin, { url: 'http://127.0.0.1:1/' });
  await insertEntries(gatehouse, 'team.created', 10_001);
  const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
  await sql(`insert into webhook_delivery (id, endpoint_id, event_id, sequence, status, created_at)
               select gen_random_uuid(), '${webhook.id}', id, row_number() over (), 'failed', now()
               from event where type = 'team.created'`);

  const answer = await admin.post('/webhook/redeliver-all', { webhookId: webhook.id });
  expect(answer.body).toEqual({ redelivered: 10_000 });
  const left = await sql(`select sequence::int from webhook_delivery where status = 'failed'`);
  expect(left).toEqual([{ sequence: 1 }]);
});
