import { expect } from 'vitest';

import { importInProcess } from '#tests/support/import-in-process.ts';
import { ImportTarget } from '#tests/support/imports.ts';
import { WebhookReceiver } from '#tests/support/peers/webhook-receiver.ts';
import { patiently } from '#tests/support/audit-entries.ts';
import { createWebhook, test } from '#tests/support/webhooks.ts';

test('webhooks get one event of a completed import, with counts', async ({ gatehouse, admin }) => {
  await using receiver = await WebhookReceiver.start();
  await createWebhook(admin, { url: receiver.url, types: ['import.completed'] });
  const target = await ImportTarget.create({ databaseUrl: gatehouse.options.databaseUrl! });
  await target.write('people.ndjson', [
    { type: 'user', id: '1', email: 'ann@acme.example' },
    { type: 'user', id: '2' },
  ]);
  const args = ['file', 'people.ndjson'];
  await importInProcess(target, [...args, '--dry-run']);
  expect((await importInProcess(target, args)).stdout).toContain('people: 2 read, 1 new');

  await expect.poll(() => receiver.received.length, patiently).toBe(1);
  expect(receiver.received[0]!.body).toMatchObject({
    type: 'import.completed',
    organizationId: null,
    data: { actorId: null, organizationId: null, source: 'file', created: 1, changed: 0, left: 1 },
  });
});
