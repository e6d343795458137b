import { expect, test } from 'vitest';

import { markOf } from '#client/console/events/event-marks.ts';
import { auditEvents } from '#shared/audit-log/schemas.ts';

/** Ends of the names of events that tell no failure. A new one is added here, or to the failures. */
const ordinary =
  /[.-](?:accepted|added|approved|backup-code-used|backup-codes-created|batch|budget-reached|canceled|certificate-expiring|changed|completed|created|data-exported|deactivated|deleted|denied|disabled|enabled|ended|exchanged|expiring|exported|granted|impersonated|inactivity-noticed|invited|left|lifted|linked|opened|ownership-transferred|password-set|reactivated|recovered|recovery-canceled|recovery-requested|registered|rejected|removed|resent|reset|resumed|revoked|rewound|role-set|rotated|saved|sent|set|set-up|signed-up|started|stopped|tested|unbanned|unlinked|updated|verified)$/;

test('every event is a marked failure or ordinary', () => {
  const failures = auditEvents.filter((event) => markOf({ event, details: {} }).isFailure);
  expect(failures).toEqual(auditEvents.filter((event) => !ordinary.test(event)));
  expect(failures).toEqual(
    expect.arrayContaining(['session.refused', 'admin.refused', 'user.banned', 'audit.violation', 'mail.undelivered']),
  );
});

test('a test that failed is marked by its details', () => {
  expect(markOf({ event: 'sso-connection.tested', details: { passed: false } }).isFailure).toBe(true);
  expect(markOf({ event: 'mail.tested', details: { status: 'failed' } }).isFailure).toBe(true);
  expect(markOf({ event: 'sso-connection.tested', details: { passed: true } }).isFailure).toBe(false);
});

test('every event has the picture of its category, and an unknown one has a picture', () => {
  const unknown = markOf({ event: 'added.happened', details: {} });
  expect(unknown).toMatchObject({ isFailure: false });
  expect(auditEvents.filter((event) => markOf({ event, details: {} }).Icon === unknown.Icon)).toEqual([]);
});
