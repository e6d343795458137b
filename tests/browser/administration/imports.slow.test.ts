import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { checkScreen, setWidth } from '#tests/support/browser/accessibility.ts';
import { inputModes, screen, setUpSite, signIn } from '#tests/support/browser/browser-flow.ts';
import { runSql } from '#tests/support/postgres.ts';

const site = setUpSite();

const report = {
  counts: {
    user: { read: 100_126, created: 99_874, changed: 0, equal: 0, left: 126 },
    organization: { read: 2310, created: 2310, changed: 0, equal: 0, left: 0 },
    'team member': { read: 40, created: 40, changed: 0, equal: 0, left: 0 },
  },
  codes: { duplicate_address: 88, no_address: 31, hash_unsupported: 7, username_left: 12, provider_unknown: 9 },
};

test('an administrator sees imports, what was left, and the hashes that are left', { timeout: 120_000 }, async () => {
  const { gatehouse, createUser } = site;
  const administrator = 'imports@example.com';
  await assignRole(gatehouse, await createUser('Root Administrator', administrator), 'admin');
  const imported = await createUser('Ann', 'ann@example.com');
  await runSql(
    gatehouse.options.databaseUrl!,
    `insert into import_run (id, source, fingerprint, state, report, started_at) values
       ('0198f7c1-0000-7000-8000-000000000001', 'clerk', 'a', 'done', '${JSON.stringify(report)}', now() - interval '1 day'),
       ('0198f7c1-0000-7000-8000-000000000002', 'auth0', 'b', 'stopped', '{}', now());
     update account set password = 'firebase:14,8:x' where user_id = '${imported}'`,
  );
  await using opened = await site.open(inputModes('mouse')[0]!);
  const { page, problems } = opened;
  await page.goto('/admin/imports');
  await signIn(opened, administrator);
  await screen(page, 'Imports');
  await page.getByText('firebase 1 user', { exact: true }).waitFor();
  await page.getByText('duplicate_address').waitFor();
  await page.getByText('31 × There is no email address').waitFor();
  await page.getByText('Users: New 99,874 · Left out 126').waitFor();
  for (const width of [1280, 390]) {
    await setWidth(page, width);
    await checkScreen(page, 'imports');
  }
  expect(problems).toEqual([]);
});
