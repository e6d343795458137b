import { expect, test } from 'vitest';

import { eventTitle } from '#client/console/lists/audit-texts.ts';
import { auditEvents } from '#shared/audit-log/schemas.ts';

test.for([...auditEvents])('the event %s is shown as a sentence', (event) => {
  expect(eventTitle(event)).toMatch(/^(API|[A-Z][a-z-]+)( [a-z]+)*$/);
});

test('no two events share a sentence, so that the filter tells them apart', () => {
  expect(new Set(auditEvents.map((event) => eventTitle(event))).size).toBe(auditEvents.length);
});
