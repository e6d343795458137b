import { expect, onTestFinished, test, vi } from 'vitest';

import { translations } from '#generated/languages/screens/de.ts';
import { chosenRoles } from '#shared/lib/chosen-roles.ts';

test('choosing a built-in role replaces the others, and roles that the operator defines are kept', () => {
  expect(chosenRoles(['member'], ['member', 'admin'])).toEqual(['admin']);
  expect(chosenRoles(['admin'], ['admin', 'member'])).toEqual(['member']);
  expect(chosenRoles(['billing', 'member'], ['billing', 'member', 'owner'])).toEqual(['billing', 'owner']);
  expect(chosenRoles(['admin'], ['admin', 'billing'])).toEqual(['admin', 'billing']);
  expect(chosenRoles(['admin', 'billing'], ['billing'])).toEqual(['billing']);
});

test('sentences of the audit log name built-in roles in the language of the page', async () => {
  // Modules read their texts once; those of other tests are English.
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { setLanguage } = await import('#client/components/texts/localized.ts');
  setLanguage('de', { ...translations });
  const { sentenceText } = await import('#client/console/lists/audit-sentence.ts');
  const ada = { id: '01900000-0000-7000-8000-000000000001', name: 'Ada', email: 'ada@example.com' };
  const entry = {
    id: '01900000-0000-7000-8000-000000000004',
    event: 'user.role-set' as const,
    actorId: ada.id,
    actor: ada,
    subjectId: ada.id,
    subject: ada,
    organizationId: null,
    organization: null,
    invitee: null,
    details: { from: 'user', to: 'admin,auditor' },
    createdAt: '2026-01-31T12:00:00.000Z',
  };
  expect(sentenceText(entry)).toMatch(/Benutzer.*Administrator, Auditor/);
});
