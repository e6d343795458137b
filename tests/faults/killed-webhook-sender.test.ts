import { expect, inject } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/running-node.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { WebhookReceiver } from '#tests/support/webhook-receiver.ts';

const EVENTS = 200;

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
      const rows = await runSql(
        databaseUrl,
        `insert into audit_entry (id, event, subject_id, created_at) select gen_random_uuid(), 'user.updated',
           gen_random_uuid(), now() from generate_series(1, ${EVENTS}) returning id`,
      );
      ids = rows.map(({ id }) => String(id));
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
