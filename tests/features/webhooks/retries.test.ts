import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { insertEntries, patiently } from '#tests/support/audit-entries.ts';
import { WebhookReceiver } from '#tests/support/peers/webhook-receiver.ts';
import { startGatehouse } from '#tests/support/test.ts';
import { createWebhook, fast, test } from '#tests/support/webhooks.ts';

test('a delivery that is still tried can be sent at once, and its attempts go on', async () => {
  await using gatehouse = await startGatehouse({ ...fast, webhooks: { retryDelays: [3_600, 3_600, 3_600] } });
  const admin = await signUpWithRole(gatehouse, 'admin');
  await using receiver = await WebhookReceiver.start(() => 500);
  const { webhook } = await createWebhook(admin, { url: receiver.url, types: ['team.created'] });
  const query = { webhookId: webhook.id };
  await insertEntries(gatehouse, 'team.created');
  const read = async () => (await admin.get('/webhook/list-deliveries', query)).body.deliveries[0];
  const inState = async (state: string) =>
    (await admin.get('/webhook/list-deliveries', { ...query, state })).body.deliveries.length;
  const states = async () => [await inState('retrying'), await inState('delivered'), await inState('failed')];
  const lastHour = async () => (await admin.get('/webhook/count-deliveries', query)).body.hours.at(-1);
  await expect.poll(async () => (await read())?.error, patiently).toBe('The receiver answered 500');
  expect(await lastHour()).toMatchObject({ delivered: 0, failed: 1, retrying: 1 });
  expect(await states()).toEqual([1, 0, 0]);

  const { id: deliveryId } = await read();
  expect((await admin.post('/webhook/redeliver', { deliveryId })).status).toBe(200);
  await expect.poll(() => receiver.received.length, patiently).toBe(2);
  await expect.poll(async () => Date.parse((await read()).nextAttemptAt), patiently).toBeGreaterThan(Date.now() + 3e6);
  expect(await read()).toMatchObject({ status: 'pending', attempts: 2 });
  receiver.answer = () => 204;
  await admin.post('/webhook/redeliver', { deliveryId });

  await expect.poll(read, patiently).toMatchObject({ status: 'delivered', attempts: 3, error: null });
  expect(new Set(receiver.ids).size).toBe(1);
  expect(await lastHour()).toMatchObject({ delivered: 1, failed: 0, retrying: 0 });
  expect(await states()).toEqual([0, 1, 0]);
});
