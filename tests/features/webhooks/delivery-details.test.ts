import { expect } from 'vitest';

import { exampleData } from '#server/features/webhooks/payload.ts';
import { eventData, eventTypes } from '#shared/event-log/schemas.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { WebhookReceiver } from '#tests/support/peers/webhook-receiver.ts';
import { insertEntries, patiently } from '#tests/support/audit-entries.ts';
import { createWebhook, test } from '#tests/support/webhooks.ts';

test('a delivery has its request and the last attempts, with the beginning of each response', async ({
  gatehouse,
  admin,
}) => {
  await using receiver = await WebhookReceiver.start();
  receiver.content = `{"text":"\0${'é'.repeat(2_000)}"}`;
  receiver.answer = () => (receiver.received.length < 2 ? 500 : 200);
  const { webhook, secret } = await createWebhook(admin, { url: receiver.url, types: ['team.updated'] });
  await insertEntries(gatehouse, 'team.updated');
  const list = async () => (await admin.get('/webhook/list-deliveries', { webhookId: webhook.id })).body.deliveries;
  await expect.poll(async () => (await list())[0]?.status, patiently).toBe('delivered');
  const [{ id: deliveryId }] = await list();
  const { body: details } = await admin.get('/webhook/get-delivery', { deliveryId });

  expect(details).toMatchObject({ url: receiver.url, body: receiver.received.at(-1)!.text });
  expect(details.log).toMatchObject([
    { responseStatus: 500, error: 'The receiver answered 500' },
    { responseStatus: 200, error: null },
  ]);
  expect(details.log[0].body).toBe(receiver.content.replace('\0', '').slice(0, 1_000));
  const times = receiver.received.map(({ headers }) => headers['webhook-timestamp']);
  const started = details.log.map(({ startedAt }: { startedAt: string }) =>
    String(Math.floor(Date.parse(startedAt) / 1000)),
  );
  expect(started).toEqual(times);
  // Of the attempt, not the secret, with which others could sign.
  const signatures = receiver.received.map(({ headers }) => headers['webhook-signature']);
  expect(details.log.map(({ signature }: { signature: string }) => signature)).toEqual(signatures);
  expect(JSON.stringify(details)).not.toContain(secret);
  expect(details.delivery).toMatchObject({ attempts: 2, duration: expect.any(Number) });
  const { hours } = (await admin.get('/webhook/count-deliveries', { webhookId: webhook.id })).body;
  expect(hours).toHaveLength(24);
  expect(hours.at(-1)).toMatchObject({ delivered: 1, failed: 0 });
});

test('an organization does not see what a private host answers', async ({ gatehouse }) => {
  await using receiver = await WebhookReceiver.start(() => 200);
  receiver.content = 'of a private host';
  const { id: organizationId, owner } = await newOrganization(gatehouse);
  const body = { organizationId, url: receiver.url, types: ['team.created'] };
  const { webhook } = await createWebhook(owner, body, '/organization/create-webhook');
  await owner.post('/organization/test-webhook', { organizationId, webhookId: webhook.id });
  const query = { organizationId, webhookId: webhook.id };
  const list = async () => (await owner.get('/organization/list-webhook-deliveries', query)).body.deliveries;
  await expect.poll(async () => (await list())[0]?.status, patiently).toBe('delivered');
  const [{ id: deliveryId }] = await list();
  const { body: details } = await owner.get('/organization/get-webhook-delivery', { organizationId, deliveryId });

  expect(details.log).toMatchObject([{ responseStatus: 200, body: null }]);
});

test('a test can send an example of each event, marked as a test', async ({ admin }) => {
  await using receiver = await WebhookReceiver.start();
  const { webhook } = await createWebhook(admin, { url: receiver.url, types: ['passkey.added'] });
  await admin.post('/webhook/test', { webhookId: webhook.id, type: 'member.added' });
  await expect.poll(() => receiver.received.length, patiently).toBe(1);

  expect(receiver.received[0]!.body).toMatchObject({ type: 'member.added', test: true, data: { actorId: admin.id } });
  for (const type of eventTypes) {
    const given = { actorId: admin.id, organizationId: null };
    expect([type, eventData[type].safeParse(exampleData(type, given)).error]).toEqual([type, undefined]);
  }
});
