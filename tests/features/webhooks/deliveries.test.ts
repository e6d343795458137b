import { expect } from 'vitest';
import { Webhook as SvixWebhook } from 'svix';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';
import { verifies, WebhookReceiver } from '#tests/support/peers/webhook-receiver.ts';
import { insertEntries, patiently } from '#tests/support/audit-entries.ts';
import { createWebhook, fast, test, type CreatedWebhook } from '#tests/support/webhooks.ts';

test('a delivery carries the event, and both published libraries verify it', async ({ admin, signedIn }) => {
  await using receiver = await WebhookReceiver.start();
  const { secret } = await createWebhook(admin, { url: receiver.url, types: ['user.banned'] });
  await admin.post('/admin/ban-user', { userId: signedIn.id });
  await expect.poll(() => receiver.received.length, patiently).toBe(1);
  const [received] = receiver.received;
  const { events } = (await admin.get('/events', { types: 'user.banned' })).body;

  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(received!.body).toEqual(events.at(-1));
  expect(received!.body.data).toEqual({ actorId: admin.id, userId: signedIn.id, expires: null });
  expect(received!.headers['webhook-id']).toBe(received!.body.id);
  expect(verifies(secret, received!)).toBe(true);
  expect(verifies(`whsec_${btoa('another secret of the same kind')}`, received!)).toBe(false);
  expect(() => new SvixWebhook(secret).verify(received!.text, received!.headers)).not.toThrow();
});

test('the secret is shown once and stored encrypted', async ({ gatehouse, admin }) => {
  const { webhook, secret } = await createWebhook(admin, { url: 'http://127.0.0.1:9/', types: ['passkey.added'] });
  const listed = await admin.get('/webhook/list');
  const rows = await runSql(
    gatehouse.options.databaseUrl!,
    `select * from webhook_endpoint where id = '${webhook.id}'`,
  );

  expect(JSON.stringify(listed.body)).not.toContain('secret');
  expect(listed.body.map(({ id }: { id: string }) => id)).toContain(webhook.id);
  expect(rows[0]!['secret']).toMatch(/^aes-256-gcm:/);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('the list counts what the deliveries of the last 24 hours came to', async ({ admin }) => {
  let status = 204;
  await using receiver = await WebhookReceiver.start(() => status);
  const { webhook } = await createWebhook(admin, { url: receiver.url, types: ['passkey.added'] });
  const lastDay = async () => {
    const { body } = await admin.get('/webhook/list');
    return (body as { id: string; lastDay: object }[]).find(({ id }) => id === webhook.id)!.lastDay;
  };
  expect(await lastDay()).toEqual({ delivered: 0, failed: 0, retrying: 0 });
  await admin.post('/webhook/test', { webhookId: webhook.id });
  await expect.poll(lastDay, patiently).toEqual({ delivered: 1, failed: 0, retrying: 0 });
  status = 500;
  await admin.post('/webhook/test', { webhookId: webhook.id });
  await expect.poll(lastDay, patiently).toEqual({ delivered: 1, failed: 1, retrying: 0 });
});

test('after a rotation both secrets sign until the overlap ends', async ({ gatehouse, admin }) => {
  await using receiver = await WebhookReceiver.start();
  const { webhook, secret: first } = await createWebhook(admin, { url: receiver.url, types: ['user.updated'] });
  const { secret: second } = (await admin.post('/webhook/rotate-secret', { webhookId: webhook.id })).body;
  await insertEntries(gatehouse, 'user.updated');
  await expect.poll(() => receiver.received.length, patiently).toBe(1);
  expect([first, second].map((secret) => verifies(secret, receiver.received[0]!))).toEqual([true, true]);

  const ended = `update webhook_endpoint set previous_secret_expires_at = now() where id = '${webhook.id}'`;
  await runSql(gatehouse.options.databaseUrl!, ended);
  await insertEntries(gatehouse, 'user.updated');
  await expect.poll(() => receiver.received.length, patiently).toBe(2);
  expect([first, second].map((secret) => verifies(secret, receiver.received[1]!))).toEqual([false, true]);
});

test(
  'a receiver that fails every third request gets each event, with one webhook-id over all attempts',
  async () => {
    const EVENTS = process.env['LONG'] ? 10_000 : 200;
    let requests = 0;
    const accepted: string[] = [];
    await using receiver = await WebhookReceiver.start(({ headers }) => {
      requests += 1;
      if (requests % 3 === 0) return 500;
      accepted.push(headers['webhook-id']!);
      return 200;
    });
    // With few attempts, some of many events would fail in all of them. An answer after the timeout is repeated.
    const retryDelays = Array.from({ length: 40 }, () => 0.05);
    const persistent = { ...fast, webhooks: { ...fast.webhooks, retryDelays, timeoutMs: 15_000 } };
    await using gatehouse = await startGatehouse(persistent);
    await using other = await startGatehouse({ ...persistent, databaseUrl: gatehouse.options.databaseUrl! });
    const admin = await signUpWithRole(gatehouse, 'admin');
    await createWebhook(admin, { url: receiver.url, types: ['team.updated'] });
    const ids = (await insertEntries(gatehouse, 'team.updated', EVENTS)).map(({ id }) => String(id));

    // Longer than a lease, after which an attempt is repeated whose outcome could not be stored.
    const timeout = 60_000 + EVENTS * 80;
    await expect.poll(() => new Set(accepted).size, { timeout, interval: 50 }).toBe(EVENTS);
    const pending = () => runSql(other.options.databaseUrl!, `select from webhook_delivery where status = 'pending'`);
    await expect.poll(pending, patiently).toEqual([]);
    expect(accepted.toSorted()).toEqual(ids.toSorted());
    expect(requests).toBeGreaterThan(EVENTS * 1.3);
  },
  process.env['LONG'] ? 900_000 : 90_000,
);

test('a receiver that never answers delays no other, and few requests wait for it', async () => {
  await using gatehouse = await startGatehouse({ ...fast, webhooks: { timeoutMs: 60_000 } });
  const admin = await signUpWithRole(gatehouse, 'admin');
  await using slow = await WebhookReceiver.start(() => 'nothing');
  await using quick = await WebhookReceiver.start();
  await createWebhook(admin, { url: slow.url, types: ['team.created'] });
  await createWebhook(admin, { url: quick.url, types: ['team.created'] });
  await insertEntries(gatehouse, 'team.created', 50);

  await expect.poll(() => quick.received.length, patiently).toBe(50);
  expect(slow.received.length).toBeLessThanOrEqual(4);
});

test('redirects are not followed, and count as failures', async ({ gatehouse, admin }) => {
  await using receiver = await WebhookReceiver.start(() => 302);
  const { webhook } = await createWebhook(admin, { url: receiver.url, types: ['team.removed'] });
  await insertEntries(gatehouse, 'team.removed');
  const log = async () => (await admin.get('/webhook/list-deliveries', { webhookId: webhook.id })).body.deliveries;

  await expect.poll(async () => (await log())[0]?.status, patiently).toBe('failed');
  expect(await log()).toMatchObject([{ attempts: 7, responseStatus: 302, error: 'The receiver answered 302' }]);
  expect(new Set(receiver.ids).size).toBe(1);
  expect(receiver.received).toHaveLength(7);
});

test('a failed delivery can be repeated with the same webhook-id', async ({ gatehouse, admin }) => {
  await using receiver = await WebhookReceiver.start(() => 400);
  const { webhook } = await createWebhook(admin, { url: receiver.url, types: ['two-factor.reset'] });
  await insertEntries(gatehouse, 'two-factor.reset', 3);
  const log = async (query = {}) =>
    (await admin.get('/webhook/list-deliveries', { webhookId: webhook.id, ...query })).body;
  await expect
    .poll(async () => (await log()).deliveries.map(({ status }: { status: string }) => status), patiently)
    .toEqual(['failed', 'failed', 'failed']);
  const first = await log({ limit: '2' });
  const rest = await log({ limit: '2', cursor: String(first.nextCursor) });
  expect([first.deliveries.length, rest.deliveries.length, rest.nextCursor]).toEqual([2, 1, null]);

  receiver.answer = () => 200;
  const [{ id: deliveryId, eventId }] = rest.deliveries;
  expect((await admin.post('/webhook/redeliver', { deliveryId })).status).toBe(200);
  await expect.poll(async () => (await log()).deliveries[2].status, patiently).toBe('delivered');
  expect(receiver.ids.at(-1)).toBe(eventId);
  expect(await admin.post('/webhook/redeliver', { deliveryId: webhook.id })).toMatchObject({
    status: 400,
    body: { code: 'WEBHOOK_DELIVERY_NOT_FOUND' },
  });
});

test('a test event reaches the tested webhook alone, whatever its types', async ({ admin }) => {
  await using receiver = await WebhookReceiver.start();
  await using other = await WebhookReceiver.start();
  const { webhook } = await createWebhook(admin, { url: receiver.url, types: ['passkey.added'] });
  await createWebhook(admin, { url: other.url });
  await admin.post('/webhook/test', { webhookId: webhook.id });
  await expect.poll(() => receiver.received.length, patiently).toBe(1);
  await admin.post('/webhook/update', { webhookId: webhook.id, description: 'Unmistakable' });
  await expect.poll(() => other.received.map(({ body }) => body.type), patiently).toContain('webhook.updated');

  expect(receiver.received[0]!.body).toMatchObject({ type: 'webhook.tested', data: { webhookId: webhook.id } });
  expect(other.received.map(({ body }) => body.type)).not.toContain('webhook.tested');
});

test('a webhook that failed for disableAfter is disabled, mailed and logged; enabled again it continues', async () => {
  await using gatehouse = await startGatehouse({
    ...fast,
    webhooks: { ...fast.webhooks, disableAfter: 0.3, retryDelays: Array.from({ length: 50 }, () => 0.1) },
  });
  const admin = await signUpWithRole(gatehouse, 'admin');
  await using receiver = await WebhookReceiver.start(() => 503);
  const { webhook } = await createWebhook(admin, { url: receiver.url, types: ['user.updated'] });
  const failing = (await insertEntries(gatehouse, 'user.updated', 5)).map(({ id }) => String(id));
  const read = async () => (await admin.get('/webhook/list')).body[0] as CreatedWebhook['webhook'];
  await expect.poll(async () => (await read()).disabledAt, patiently).not.toBeNull();

  const mails = await mailsTo(gatehouse, admin.email);
  expect(mails.filter(({ name }) => name === 'sendWebhookDisabled')).toHaveLength(1);
  expect(mails[0]!.text).toContain(new URL(receiver.url).host);
  const audit = (await admin.get('/admin/list-audit', { event: 'webhook.disabled' })).body.entries;
  expect(audit).toMatchObject([{ actorId: null, details: { webhookId: webhook.id } }]);
  const missed = await insertEntries(gatehouse, 'user.updated');
  const { deliveries } = (await admin.get('/webhook/list-deliveries', { webhookId: webhook.id })).body;
  expect(deliveries.map(({ status }: { status: string }) => status)).toEqual(Array.from({ length: 5 }, () => 'failed'));
  expect((await admin.post('/webhook/test', { webhookId: webhook.id })).body.code).toBe('WEBHOOK_IS_DISABLED');

  receiver.answer = () => 200;
  receiver.received.length = 0;
  const pulled = async () => (await admin.get('/events', { types: 'user.updated' })).body.events;
  await expect.poll(async () => (await pulled()).at(-1)?.id, patiently).toBe(missed[0]!['id']);
  await admin.post('/webhook/update', { webhookId: webhook.id, enabled: true });
  const [next] = await insertEntries(gatehouse, 'user.updated');
  // Requests under way when the webhook was disabled may still arrive.
  const afterwards = () => receiver.ids.filter((id) => !failing.includes(id));
  await expect.poll(afterwards, patiently).toEqual([next!['id']]);
  expect(await read()).toMatchObject({ disabledAt: null, failingSince: null });
});

test('the delays between the attempts of a delivery grow by webhooks.retryDelays', async () => {
  await using gatehouse = await startGatehouse({ ...fast, webhooks: { retryDelays: [60, 600, 6_000] } });
  const admin = await signUpWithRole(gatehouse, 'admin');
  await using receiver = await WebhookReceiver.start(() => 500);
  await createWebhook(admin, { url: receiver.url, types: ['team.created'] });
  await insertEntries(gatehouse, 'team.created');
  const { databaseUrl } = gatehouse.options;
  const delays: unknown[] = [];
  for (let attempts = 1; attempts <= 4; attempts += 1) {
    const attempted = () =>
      runSql(
        databaseUrl!,
        `select status, round(extract(epoch from next_attempt_at - attempted_at))::int as delay
           from webhook_delivery where attempts = ${attempts} and response_status is not null`,
      );
    await expect.poll(attempted, patiently).toHaveLength(1);
    delays.push(...(await attempted()));
    const due = 'next_attempt_at = now(), response_status = null';
    await runSql(databaseUrl!, `update webhook_delivery set ${due} where next_attempt_at is not null`);
  }

  expect(delays).toEqual([
    { status: 'pending', delay: 60 },
    { status: 'pending', delay: 600 },
    { status: 'pending', delay: 6_000 },
    { status: 'failed', delay: null },
  ]);
});
