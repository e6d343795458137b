import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { MOST_CHOSEN } from '#shared/webhooks/schemas.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { insertEntries, patiently } from '#tests/support/audit-entries.ts';
import { transportsOf } from '#tests/support/calls/make-call.ts';
import { answerOf, insertDeliveries, newTwins, type Inserted } from '#tests/support/webhooks/deliveries.ts';
import { newMember, newOrganization } from '#tests/support/organization.ts';
import { WebhookReceiver } from '#tests/support/peers/webhook-receiver.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';
import { createWebhook, fast, test } from '#tests/support/webhooks.ts';

const idle = { ...fast, events: { pollInterval: 600 } };

const deliveries: readonly Inserted[] = [
  { type: 'team.created', status: 'delivered', minutes: 10 },
  { type: 'team.created', status: 'failed', minutes: 10 },
  { type: 'team.created', status: 'retrying', minutes: 10 },
  { type: 'team.created', status: 'waiting' },
];

test('chosen deliveries are queued with one call, which says of each other one why it is not', async () => {
  await using gatehouse = await startGatehouse(idle);
  const twins = await newTwins(gatehouse);
  const stateOf = (ids: readonly string[]) =>
    runSql(
      gatehouse.options.databaseUrl!,
      `select status, attempts, next_attempt_at <= now() as due from webhook_delivery
         where id = any('{${ids.join(',')}}') order by sequence`,
    );
  for (const [index, twin] of twins.entries()) {
    const other = twins[1 - index]!;
    for (const transport of transportsOf(twin.redeliverAll)) {
      const ids = (await insertDeliveries(gatehouse, twin.webhookId, deliveries)).map(({ id }) => id);
      const [foreign] = await insertDeliveries(gatehouse, other.webhookId, deliveries.slice(1, 2));
      const unknown = randomUUID();
      const deliveryIds = [...ids, ids[0]!.toUpperCase(), foreign!.id, unknown];
      const answer = await answerOf(twin, [twin.redeliverAll, { webhookId: twin.webhookId, deliveryIds }], transport);
      expect(answer).toEqual({
        status: 200,
        body: {
          redelivered: 3,
          rejected: [
            { deliveryId: ids[3], reason: 'waiting' },
            { deliveryId: foreign!.id, reason: 'not-found' },
            { deliveryId: unknown, reason: 'not-found' },
          ],
        },
      });
      expect(await stateOf(ids)).toEqual([
        { status: 'pending', attempts: 0, due: true },
        { status: 'pending', attempts: 0, due: true },
        { status: 'pending', attempts: 2, due: true },
        { status: 'pending', attempts: 0, due: false },
      ]);
      expect(await stateOf([foreign!.id])).toEqual([{ status: 'failed', attempts: 2, due: null }]);
    }
  }
});

test('a chosen delivery that succeeded is sent again with its webhook-id, and no other one', async ({
  gatehouse,
  admin,
}) => {
  await using receiver = await WebhookReceiver.start();
  const { webhook } = await createWebhook(admin, { url: receiver.url, types: ['team.created'] });
  await insertEntries(gatehouse, 'team.created', 2);
  const list = async () => (await admin.get('/webhook/list-deliveries', { webhookId: webhook.id })).body.deliveries;
  const states = async () => (await list()).map(({ status }: { status: string }) => status);
  await expect.poll(states, patiently).toEqual(['delivered', 'delivered']);
  const [{ id, eventId }] = await list();

  const body = { webhookId: webhook.id, deliveryIds: [id] };
  expect((await admin.post('/webhook/redeliver-all', body)).body).toEqual({ redelivered: 1, rejected: [] });
  await expect.poll(() => receiver.received.length, patiently).toBe(3);
  await gatehouse.idle();
  expect(receiver.ids.filter((each) => each === eventId)).toHaveLength(2);
  expect(await states()).toEqual(['delivered', 'delivered']);
});

test('a disabled webhook, no or too many deliveries, and a caller without the permission are rejected', async () => {
  await using gatehouse = await startGatehouse(idle);
  const twins = await newTwins(gatehouse);
  const organizationId = twins[1]!.input.organizationId!;
  const { person: member } = await newMember(gatehouse, { id: organizationId });
  const { owner: foreign } = await newOrganization(gatehouse);
  const support = await signUpWithRole(gatehouse, 'user');
  for (const twin of twins) {
    const [delivery] = await insertDeliveries(gatehouse, twin.webhookId, deliveries.slice(1, 2));
    const call = async (deliveryIds: readonly string[], person: Person = twin.person) => {
      const fields = { webhookId: twin.webhookId, deliveryIds };
      return answerOf<{ code: string }>({ ...twin, person }, [twin.redeliverAll, fields], 'REST');
    };
    expect((await call([])).status).toBe(400);
    expect((await call(['malformed'])).status).toBe(400);
    expect((await call(Array.from({ length: MOST_CHOSEN + 1 }, () => randomUUID()))).status).toBe(400);
    for (const person of [member, foreign, support, new Person(gatehouse)]) {
      expect((await call([delivery!.id], person)).status).toBeOneOf([400, 401, 403]);
    }
    const update = twin.input.organizationId === undefined ? '/webhook/update' : '/organization/update-webhook';
    await twin.person.post(update, { ...twin.input, webhookId: twin.webhookId, enabled: false });
    expect((await call([delivery!.id])).body.code).toBe('WEBHOOK_IS_DISABLED');
    const select = `select status from webhook_delivery where id = '${delivery!.id}'`;
    expect(await runSql(gatehouse.options.databaseUrl!, select)).toEqual([{ status: 'failed' }]);
  }
});
