import { expect, test } from 'vitest';

import { eventTitle, texts } from '#client/console/lists/audit-texts.ts';
import { events } from '#generated/audit-events.ts';
import { auditEvents } from '#shared/audit-log/schemas.ts';
import type { AuditEvents } from '#shared/lib/event-payload.ts';

test.for([...auditEvents])('the event %s is shown as a sentence', (event) => {
  expect(eventTitle(event)).toMatch(/^(API|[A-Z][a-z-]+)( [a-z]+)*$/);
});

test('no two events share a sentence, so that the filter tells them apart', () => {
  expect(new Set(auditEvents.map((event) => eventTitle(event))).size).toBe(auditEvents.length);
});

/** Fields of a payload that are shown for every event. */
const shownAlways = ['actorId', 'userId', 'organizationId'];

test('every detail of every payload has a label', () => {
  const payloads = Object.values<AuditEvents[string]>(events);
  const details = payloads.flatMap((payload) => ('internal' in payload ? [] : Object.keys(payload.shape)));
  const labelled = [...shownAlways, ...Object.keys(texts.detail.facts)];
  expect(details.length).toBeGreaterThan(100);
  expect([...new Set(details)].filter((name) => !labelled.includes(name))).toEqual([]);
});
