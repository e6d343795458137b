import { expect, test } from 'vitest';

import type { Entry } from '#client/console/lists/audit-sentence.ts';
import { foldEvents } from '#client/features/admin/overview/fold-events.ts';

const ada = { id: '01900000-0000-7000-8000-000000000001', name: 'Ada Lovelace', email: 'ada@example.com' };
const bob = { id: '01900000-0000-7000-8000-000000000002', name: 'Bob', email: 'bob@example.com' };

const entry = (id: string, event: Entry['event'], { actor = ada, invitee = null }: Partial<Entry> = {}): Entry => ({
  id,
  event,
  actorId: actor?.id ?? null,
  actor,
  subjectId: actor?.id ?? null,
  subject: actor,
  organizationId: null,
  invitee,
  details: {},
  createdAt: '2026-01-31T12:00:00.000Z',
});

const folded = (entries: Entry[]) => foldEvents(entries).map((each) => [each.entry.id, each.count]);

test('consecutive events with the same sentence are one, with the latest of them', () => {
  const entries = [
    entry('1', 'session.started'),
    entry('2', 'session.started'),
    entry('3', 'session.started', { actor: bob }),
    entry('4', 'session.started'),
    entry('5', 'session.ended'),
    entry('6', 'session.ended'),
  ];
  expect(folded(entries)).toEqual([
    ['1', 2],
    ['3', 1],
    ['4', 1],
    ['5', 2],
  ]);
  expect(folded([])).toEqual([]);
});

test('events of the same kind about different things stay apart', () => {
  const invited = (id: string, email: string) => entry(id, 'invitation.created', { invitee: email });
  expect(folded([invited('1', 'carol@example.com'), invited('2', 'dan@example.com')])).toEqual([
    ['1', 1],
    ['2', 1],
  ]);
});

test('users of the same name stay apart', () => {
  expect(
    folded([entry('1', 'session.started'), entry('2', 'session.started', { actor: { ...ada, id: bob.id } })]),
  ).toEqual([
    ['1', 1],
    ['2', 1],
  ]);
});
