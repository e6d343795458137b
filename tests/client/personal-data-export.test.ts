import { expect, test } from 'vitest';

import { exportFile, exportPage } from '#client/features/personal-data/export-file.ts';

const requested = {
  exportId: '1',
  personId: '2',
  service: { name: 'Acme <Auth>', url: 'https://auth.example.com' },
  generatedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-08T00:00:00.000Z',
  tables: [],
};
const rows = [
  { table: 'profile', values: { name: '<script>alert(1)</script>', image: 'https://example.com/a.png', phone: null } },
  { table: 'sessions', values: { amr: ['pwd'] } },
  { table: 'sessions', values: { amr: ['otp'] } },
];
const wordsOf = (table: string) => ({ name: `Name of ${table}`, about: `About ${table}` });

test('an export groups the rows of its pages by table, with explanations', () => {
  expect(exportFile(requested, rows, wordsOf)).toEqual({
    version: 1,
    service: requested.service,
    person: { id: '2' },
    generatedAt: requested.generatedAt,
    tables: {
      profile: [rows[0]!.values],
      sessions: [{ amr: ['pwd'] }, { amr: ['otp'] }],
    },
    explanations: { profile: 'About profile', sessions: 'About sessions' },
  });
});

test('the page of an export runs no script and loads nothing', () => {
  const words = { title: 'Your data', exported: 'Exported from', language: 'de', direction: 'ltr' };
  const page = exportPage(exportFile(requested, rows, wordsOf), wordsOf, words);

  expect(page).toContain('<html lang="de" dir="ltr">');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('Name of sessions (2)');
  expect(page).not.toMatch(/<script|<img|<link|src=|href=/);
});
