import { expect, vi } from 'vitest';

import { transportsOf } from '#tests/support/calls/make-call.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { answerOf, insertDeliveries, newTwins } from '#tests/support/webhooks/deliveries.ts';
import { fast } from '#tests/support/webhooks.ts';

const HOUR_MS = 3_600_000;

interface Counts {
  delivered: number;
  failed: number;
  retrying: number;
}

test('the day of a listed webhook is the sum of its hours, also for attempts at their edges', async () => {
  await using gatehouse = await startGatehouse({ ...fast, events: { pollInterval: 600 } });
  const twins = await newTwins(gatehouse);
  // Late in an hour, so that the exact last 24 hours begin before the hours do.
  const hour = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
  vi.setSystemTime(hour + 0.9 * HOUR_MS);
  const first = hour - 23 * HOUR_MS;
  const attempts = [
    ['delivered', first - 2],
    ['failed', first - 1],
    ['retrying', first - 0.05 * HOUR_MS],
    ['delivered', first],
    ['failed', first + 1],
    ['retrying', first + HOUR_MS - 1],
    ['delivered', first + HOUR_MS],
    ['delivered', hour - 1],
    ['failed', hour],
    ['retrying', hour + 0.9 * HOUR_MS],
  ] as const;
  for (const twin of twins) {
    const { webhookId, input } = twin;
    const inserted = await insertDeliveries(
      gatehouse,
      webhookId,
      attempts.map(([status]) => ({ type: 'team.created', status, minutes: 1 })),
    );
    for (const [index, [, time]] of attempts.entries()) {
      const at = new Date(time).toISOString();
      await runSql(
        gatehouse.options.databaseUrl!,
        `update webhook_delivery set attempted_at = '${at}' where id = '${inserted[index]!.id}'`,
      );
    }
    const isOfPlatform = input.organizationId === undefined;
    const list = isOfPlatform ? 'webhook.list' : 'organization.listWebhooks';
    const count = isOfPlatform ? 'webhook.countDeliveries' : 'organization.countWebhookDeliveries';
    for (const transport of transportsOf(list)) {
      const { body: webhooks } = await answerOf<{ id: string; lastDay: Counts }[]>(twin, [list, {}], transport);
      const { body } = await answerOf<{ hours: Counts[] }>(twin, [count, { webhookId }], transport);
      const sumOf = (key: keyof Counts) => body.hours.reduce((sum, each) => sum + each[key], 0);
      // A delivery that is tried again has not failed.
      const sum = {
        delivered: sumOf('delivered'),
        failed: sumOf('failed') - sumOf('retrying'),
        retrying: sumOf('retrying'),
      };
      expect([transport, sum]).toEqual([transport, { delivered: 3, failed: 2, retrying: 2 }]);
      expect(webhooks.find(({ id }) => id === webhookId)!.lastDay).toEqual(sum);
    }
  }
});
