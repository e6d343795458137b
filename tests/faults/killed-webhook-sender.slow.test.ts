import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, inject } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { WebhookReceiver } from '#tests/support/peers/webhook-receiver.ts';

const EVENTS = 200;
/** Without a comma: the environment variable takes a list. */
const SECRET = 'a secret for the nodes of this test with thirty-two or more';

const insertEvents = async (databaseUrl: string, count: number) => {
  const rows = await runSql(
    databaseUrl,
    `insert into audit_entry (id, event, subject_id, created_at) select gen_random_uuid(), 'user.updated',
       gen_random_uuid(), now() from generate_series(1, ${count}) returning id`,
  );
  return rows.map(({ id }) => String(id));
};

test(
  'events of a node that is killed between commit and delivery reach the receiver from another node',
  { timeout: 60_000 },
  async () => {
    const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
    const options = { databaseUrl, events: { pollInterval: 0.05 }, outgoing: { privateHosts: ['127.0.0.1'] } };
    await using receiver = await WebhookReceiver.start();
    let created: { webhook: { id: string } };
    let ids: string[];
    {
      await using setUp = await startGatehouse({ ...options, events: { pollInterval: 86_400 } });
      const admin = await signUpWithRole(setUp, 'admin');
      created = (await admin.post('/webhook/create', { url: receiver.url, types: ['user.updated'] })).body;
      ids = await insertEvents(databaseUrl, EVENTS);
    }
    {
      // The configuration of a node has no private hosts, so this node fails each attempt and is killed among them.
      await using node = await startNode({ DATABASE_URL: databaseUrl });
      const leased = () => runSql(databaseUrl, 'select from webhook_delivery where attempts > 0 limit 10');
      await expect.poll(async () => (await leased()).length, { timeout: 20_000, interval: 5 }).toBe(10);
      node.signal('SIGKILL');
      await node.ended;
    }
    // Ends the leases and the delays.
    await runSql(databaseUrl, 'update webhook_delivery set next_attempt_at = now() where next_attempt_at is not null');
    await using survivor = await startGatehouse(options);
    await expect.poll(() => new Set(receiver.ids).size, { timeout: 20_000 }).toBe(EVENTS);
    await survivor.idle();

    expect([...new Set(receiver.ids)].toSorted()).toEqual(ids.toSorted());
    const left = `select from webhook_delivery where endpoint_id = '${created.webhook.id}' and status <> 'delivered'`;
    expect(await runSql(databaseUrl, left)).toEqual([]);
  },
);

test(
  'an event whose receiver has it when the node is killed is delivered again with the same webhook-id',
  { timeout: 60_000 },
  async () => {
    const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
    const options = { events: { pollInterval: 0.05 }, outgoing: { privateHosts: ['127.0.0.1'] } };
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-webhooks-'));
    await writeFile(join(folder, 'gatehouse.config.ts'), `export default ${JSON.stringify(options)};`);
    await using receiver = await WebhookReceiver.start();
    {
      await using setUp = await startGatehouse({ ...options, databaseUrl, secret: SECRET });
      const admin = await signUpWithRole(setUp, 'admin');
      await admin.post('/webhook/create', { url: receiver.url, types: ['user.updated'] });
    }
    {
      await using node = await startNode({ DATABASE_URL: databaseUrl, AUTH_SECRET: SECRET }, { folder });
      receiver.answer = async () => {
        node.signal('SIGKILL');
        await node.ended;
        return 204;
      };
      await insertEvents(databaseUrl, 1);
      await node.ended;
    }
    expect(receiver.received).toHaveLength(1);
    const deliveries = () => runSql(databaseUrl, 'select status, attempts from webhook_delivery');
    expect(await deliveries()).toEqual([{ status: 'pending', attempts: 1 }]);

    receiver.answer = () => 204;
    // Ends the lease.
    await runSql(databaseUrl, 'update webhook_delivery set next_attempt_at = now() where next_attempt_at is not null');
    await using survivor = await startGatehouse({ ...options, databaseUrl, secret: SECRET });
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(2);
    await survivor.idle();
    const [first, second] = receiver.received;
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(second!.text).toBe(first!.text);
    expect(await deliveries()).toEqual([{ status: 'delivered', attempts: 2 }]);
    await rm(folder, { recursive: true });
  },
);
