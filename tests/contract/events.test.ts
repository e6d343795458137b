import { expect, test } from 'vitest';

import { type EventRow, toEvent } from '#server/features/event-log/event.ts';
import { eventData, type EventType } from '#shared/event-log/schemas.ts';
import { makeCall } from '#tests/support/calls/make-call.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startSeededService } from '#tests/support/calls/seeded-service.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';

test('the events of every call have the payload of their type, without addresses, tokens and hashes', async () => {
  await using seeded = await startSeededService();
  const { callers, tables, gatehouse } = seeded;
  for (const [name, { as, input, variants }] of Object.entries(successfulCalls(seeded))) {
    for (const variant of [input, ...variants]) {
      await makeCall(callers[as], [name, variant]);
      await tables.restore(await tables.changes());
    }
  }
  const entries = (await runSql(
    gatehouse.options.databaseUrl!,
    `select id, 1 as sequence, event as type, organization_id as "organizationId", actor_id as "actorId",
       subject_id as "subjectId", details, created_at as "createdAt" from audit_entry`,
  )) as unknown as EventRow[];
  const events = entries.filter(({ type }) => Object.hasOwn(eventData, type)).map(toEvent);

  for (const { type, data } of events) {
    const schema = eventData[type as EventType].strict();
    expect.soft([type, schema.safeParse(data).error]).toEqual([type, undefined]);
  }
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(35);
  const text = JSON.stringify(events);
  const secrets = await tables.valuesOf(
    /^(email|name|password|token.*|secret.*|.*hash|value|identifier|image|ban_reason)$/,
  );
  for (const secret of [...secrets, ...Object.values(callers).map(({ email }) => email)]) {
    if (secret.length > 6) expect.soft(text).not.toContain(secret);
  }
});
