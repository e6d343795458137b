import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { patiently } from '#tests/support/audit-entries.ts';
import { newMember, newOrganization } from '#tests/support/organization.ts';
import { WebhookReceiver } from '#tests/support/peers/webhook-receiver.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse } from '#tests/support/test.ts';
import { createWebhook, fast, test } from '#tests/support/webhooks.ts';

interface Delivery {
  id: string;
  type: string;
  eventId: string;
  occurredAt: string;
  subject: { kind: string; id: string; name: string | null } | null;
}

/** The deliveries of a webhook by the types of their events, once there are as many. */
async function deliveriesOf(person: Person, query: { organizationId?: string; webhookId: string }, count: number) {
  const path =
    query.organizationId === undefined ? '/webhook/list-deliveries' : '/organization/list-webhook-deliveries';
  const list = async () => (await person.get(path, query)).body.deliveries as Delivery[];
  await expect.poll(async () => (await list()).length, patiently).toBe(count);
  return Object.fromEntries((await list()).map((delivery) => [delivery.type, delivery]));
}

test('deliveries of the platform say whom events are about, with names for readers of the audit log', async () => {
  await using gatehouse = await startGatehouse({ ...fast, admin: { roles: { hooks: { webhook: ['list'] } } } });
  await using receiver = await WebhookReceiver.start();
  const [admin, reader] = [await signUpWithRole(gatehouse, 'admin'), await signUpWithRole(gatehouse, 'hooks')];
  const person = await Person.signUp(gatehouse, { name: 'Grace Hopper' });
  const { owner, id: organizationId } = await newOrganization(gatehouse);
  const types = ['user.banned', 'organization.updated'];
  const { webhook } = await createWebhook(admin, { url: receiver.url, types });
  const query = { webhookId: webhook.id };
  await admin.post('/admin/ban-user', { userId: person.id });
  await owner.post('/organization/update', { organizationId, data: { name: 'Analytical Engines' } });
  await admin.post('/webhook/test', query);
  const subjectsFor = async (caller: Person) => {
    const deliveries = await deliveriesOf(caller, query, 3);
    return Object.fromEntries(Object.entries(deliveries).map(([type, { subject }]) => [type, subject]));
  };

  expect(await subjectsFor(admin)).toEqual({
    'user.banned': { kind: 'user', id: person.id, name: 'Grace Hopper' },
    'organization.updated': { kind: 'organization', id: organizationId, name: 'Analytical Engines' },
    'webhook.tested': null,
  });
  expect(await subjectsFor(reader)).toEqual({
    'user.banned': { kind: 'user', id: person.id, name: null },
    'organization.updated': { kind: 'organization', id: organizationId, name: null },
    'webhook.tested': null,
  });

  const { 'user.banned': banned } = await deliveriesOf(admin, query, 3);
  const details = (caller: Person) => caller.get('/webhook/get-delivery', { deliveryId: banned!.id });
  expect((await details(admin)).body.delivery.subject).toEqual(banned!.subject);
  expect((await details(reader)).body.delivery.subject.name).toBeNull();
  await expect.poll(() => receiver.received.length, patiently).toBe(3);
  const sent = receiver.received.find(({ body }) => body.id === banned!.eventId);
  expect(JSON.parse(sent!.text)).toMatchObject({ timestamp: banned!.occurredAt });

  await admin.post('/admin/remove-user', { userId: person.id });
  expect((await subjectsFor(admin))['user.banned']).toEqual({ kind: 'user', id: person.id, name: null });
});

test('deliveries of an organization name its members, by their emails where they have no names', async ({
  gatehouse,
}) => {
  await using receiver = await WebhookReceiver.start();
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId, name } = organization;
  const body = { organizationId, url: receiver.url, types: ['member.added', 'member.removed'] };
  const { webhook } = await createWebhook(owner, body, '/organization/create-webhook');
  const query = { organizationId, webhookId: webhook.id };
  const unnamed = await Person.signUp(gatehouse, { name: '' });
  const { person: member } = await newMember(gatehouse, organization, { person: unnamed });
  await owner.post('/organization/test-webhook', query);

  const deliveries = await deliveriesOf(owner, query, 2);
  expect(deliveries['member.added']!.subject).toEqual({ kind: 'user', id: member.id, name: member.email });
  expect(deliveries['webhook.tested']!.subject).toEqual({ kind: 'organization', id: organizationId, name });
});
