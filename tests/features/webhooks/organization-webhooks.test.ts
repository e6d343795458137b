import { expect } from 'vitest';

import { calls, makeCall } from '#tests/support/calls/make-call.ts';
import { newMember, newOrganization } from '#tests/support/organization.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';
import { WebhookReceiver } from '#tests/support/peers/webhook-receiver.ts';
import { patiently } from '#tests/support/audit-entries.ts';
import { createWebhook, fast, test } from '#tests/support/webhooks.ts';

test('webhooks of an organization get its events only, and other members cannot see them', async ({
  gatehouse,
  admin,
}) => {
  await using own = await WebhookReceiver.start();
  await using platform = await WebhookReceiver.start();
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const foreign = await newOrganization(gatehouse);
  const { webhook } = await createWebhook(owner, { organizationId, url: own.url }, '/organization/create-webhook');
  await createWebhook(admin, { url: platform.url, types: ['team.created', 'member.added'] });
  const { person: member } = await newMember(gatehouse, organization);
  await newMember(gatehouse, foreign);

  await expect.poll(() => platform.received.length, patiently).toBe(2);
  await expect.poll(() => own.received.map(({ body }) => body.type), patiently).toContain('member.added');
  expect(new Set(own.received.map(({ body }) => body.organizationId))).toEqual(new Set([organizationId]));
  const webhookId = webhook.id;
  expect((await owner.get('/organization/list-webhooks', { organizationId })).body).toHaveLength(1);
  expect((await member.get('/organization/list-webhooks', { organizationId })).status).toBe(403);
  expect((await foreign.owner.post('/organization/delete-webhook', { webhookId })).body.code).toBe('WEBHOOK_NOT_FOUND');
  expect((await admin.post('/webhook/delete', { webhookId })).body.code).toBe('WEBHOOK_NOT_FOUND');
  expect((await owner.post('/webhook/create', { url: own.url })).status).toBe(403);
  expect((await owner.post('/organization/delete-webhook', { organizationId, webhookId })).status).toBe(200);
  expect((await owner.get('/organization/list-webhooks', { organizationId })).body).toEqual([]);
});

test('a webhook of an organization beyond webhooks.maximumWebhooks is rejected', async () => {
  await using gatehouse = await startGatehouse({ ...fast, webhooks: { maximumWebhooks: 1 } });
  const { owner, id: organizationId } = await newOrganization(gatehouse);
  const create = () => owner.post('/organization/create-webhook', { organizationId, url: 'http://127.0.0.1:9/' });

  const answers = await Promise.all([create(), create(), create()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
});

/** The calls about one webhook or delivery. */
const namesOf = (group: RegExp) =>
  calls.map(({ name }) => name).filter((name) => group.test(name) && !/create|list(Webhooks)?$/.test(name));

test('a webhook and its deliveries are unknown to other organizations and to the platform, and its own to them', async ({
  gatehouse,
  admin,
}) => {
  await using receiver = await WebhookReceiver.start();
  const { owner, id: organizationId } = await newOrganization(gatehouse);
  const { owner: foreign, id: foreignId } = await newOrganization(gatehouse);
  const create = { url: receiver.url, types: ['webhook.tested'] };
  const ofOrganization = await createWebhook(owner, { organizationId, ...create }, '/organization/create-webhook');
  const ofPlatform = await createWebhook(admin, create);
  await owner.post('/organization/test-webhook', { organizationId, webhookId: ofOrganization.webhook.id });
  await admin.post('/webhook/test', { webhookId: ofPlatform.webhook.id });
  await expect.poll(() => receiver.received.length, patiently).toBe(2);
  await gatehouse.idle();
  const state = () =>
    runSql(
      gatehouse.options.databaseUrl!,
      `select e.url, e.types, e.secret, e.disabled_at, d.status, d.attempts, d.next_attempt_at from webhook_endpoint e join webhook_delivery d on d.endpoint_id = e.id
         where e.url = '${receiver.url}' order by d.id`,
    );
  const before = await state();
  const idsOf = async (webhookId: string) => {
    const select = `select id from webhook_delivery where endpoint_id = '${webhookId}'`;
    const [row] = await runSql(gatehouse.options.databaseUrl!, select);
    return { webhookId, deliveryId: String(row!['id']) };
  };
  const attempts = [
    [foreign, /^organization\..*Webhook/, ofOrganization, { organizationId: foreignId }],
    [owner, /^organization\..*Webhook/, ofPlatform, { organizationId }],
    [admin, /^webhook\./, ofOrganization, {}],
  ] as const;

  for (const [person, group, { webhook }, fixed] of attempts) {
    const { webhookId, deliveryId } = await idsOf(webhook.id);
    expect(namesOf(group).length).toBeGreaterThanOrEqual(6);
    for (const name of namesOf(group)) {
      const isDelivery = /(redeliver(Webhook)?|get(Webhook)?Delivery)$/i.test(name);
      const answer = await makeCall(person, [name, { ...fixed, ...(isDelivery ? { deliveryId } : { webhookId }) }]);
      const code = isDelivery ? 'WEBHOOK_DELIVERY_NOT_FOUND' : 'WEBHOOK_NOT_FOUND';
      expect.soft([name, answer.statusCode, answer.body]).toEqual([name, 400, expect.stringContaining(code)]);
    }
  }
  expect(await state()).toEqual(before);
});
