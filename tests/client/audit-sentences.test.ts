import { expect, test } from 'vitest';

import { sentenceOf, sentenceText, type Entry } from '#client/console/lists/audit-sentence.ts';
import { auditEvents } from '#shared/audit-log/schemas.ts';

const ada = { id: '01900000-0000-7000-8000-000000000001', name: 'Ada Lovelace', email: 'ada@example.com' };
const bob = { id: '01900000-0000-7000-8000-000000000002', name: '', email: 'bob@example.com' };
const acme = { id: '01900000-0000-7000-8000-000000000003', name: 'Acme', slug: 'acme' };

function entry(event: Entry['event'], about: Partial<Entry> = {}): Entry {
  return {
    id: '01900000-0000-7000-8000-000000000004',
    event,
    actorId: ada.id,
    actor: ada,
    subjectId: bob.id,
    subject: bob,
    organizationId: acme.id,
    organization: acme,
    invitee: 'carol@example.com',
    details: {
      from: 'user',
      to: 'admin,user',
      role: 'admin',
      provider: 'github',
      slug: 'acme',
      call: 'admin.banUser',
      domain: 'acme.example',
      providerId: 'acme-okta',
      percent: '80',
      option: 'appName',
    },
    createdAt: '2026-01-31T12:00:00.000Z',
    ...about,
  };
}

test.for([...auditEvents])('an entry of %s is a sentence with the names of the entry', (event) => {
  const { details } = entry(event);
  const named = { ...details, name: 'Night shift', previousName: 'Day shift', host: 'hooks.example.com' };
  for (const about of [{}, { subject: ada, subjectId: ada.id }, { details: named }]) {
    const text = sentenceText(entry(event, about));
    expect(text).toMatch(/^[A-Z]|^bob@example\.com /);
    expect(text).toContain(' ');
    expect(text).not.toMatch(/[{}[\]|–]|undefined|null/);
  }
});

test('the change of a role names actor, target and roles', () => {
  expect(sentenceText(entry('user.role-set'))).toBe(
    'Ada Lovelace changed the role of bob@example.com from User to Admin, User',
  );
  expect(sentenceText(entry('user.role-set', { subject: ada, subjectId: ada.id }))).toBe(
    'Ada Lovelace changed their own role from User to Admin, User',
  );
});

test.for([
  ['team.created', 'Ada Lovelace created the team Night shift in Acme', 'Ada Lovelace created a team in Acme'],
  [
    'team.updated',
    'Ada Lovelace renamed the team Day shift to Night shift in Acme',
    'Ada Lovelace renamed a team in Acme',
  ],
  ['webhook.tested', 'Ada Lovelace tested the webhook to hooks.example.com', 'Ada Lovelace tested a webhook'],
  [
    'service-account.created',
    'Ada Lovelace created the service account Night shift as Admin',
    'Ada Lovelace created a service account as Admin',
  ],
  [
    'oauth-client.created',
    'Ada Lovelace registered the application Night shift',
    'Ada Lovelace registered an application',
  ],
] as const)(
  'a sentence about %s has the name that its entry stores, unless an earlier version wrote it',
  ([event, now, before]) => {
    const details = { role: 'admin', name: 'Night shift', previousName: 'Day shift', host: 'hooks.example.com' };
    expect(sentenceText(entry(event, { details }))).toBe(now);
    expect(sentenceText(entry(event, { details: { role: 'admin' } }))).toBe(before);
  },
);

test('names of existing users and organizations have their ids, those of deleted ones have none', () => {
  expect(sentenceOf(entry('member.added')).flatMap(({ id }) => id ?? [])).toEqual([ada.id, bob.id, acme.id]);
  expect(sentenceText(entry('member.added', { subject: null, organization: null }))).toBe(
    'Ada Lovelace added a deleted user to a deleted organization',
  );
  expect(sentenceText(entry('user.banned', { actor: null }))).toBe('A deleted user banned bob@example.com');
});

test('an act of the server and a failed sign-in to no account are sentences', () => {
  const withoutActor = { actor: null, actorId: null };
  expect(sentenceText(entry('user.created', withoutActor))).toBe('The server created the account of bob@example.com');
  expect(
    sentenceText(entry('session.refused', { ...withoutActor, subject: null, subjectId: null, details: { count: 3 } })),
  ).toBe('Failed sign-in for an unknown account, 3 more times');
});

test('a sentence tells impersonation and API keys', () => {
  const impersonating = { impersonating: bob.id };
  expect(sentenceText(entry('password.changed', { details: impersonating }))).toBe(
    'bob@example.com changed their password (by Ada Lovelace, impersonating)',
  );
  expect(sentenceText(entry('organization.created', { details: impersonating }))).toBe(
    'Ada Lovelace created Acme while impersonating',
  );
  expect(sentenceText(entry('user.banned', { details: { apiKey: acme.id } }))).toBe(
    'Ada Lovelace banned bob@example.com with an API key',
  );
});

test('the sentence of an invitation names the invited address while the invitation exists', () => {
  expect(sentenceText(entry('invitation.created'))).toBe('Ada Lovelace invited carol@example.com to Acme as Admin');
  expect(sentenceText(entry('invitation.canceled', { invitee: null }))).toBe(
    'Ada Lovelace revoked the invitation of an unknown address to Acme',
  );
});

test('the log of an organization does not repeat its name', () => {
  const { organization: _, ...ofOrganization } = entry('team.created');
  expect(sentenceText(ofOrganization)).toBe('Ada Lovelace created a team in the organization');
});
