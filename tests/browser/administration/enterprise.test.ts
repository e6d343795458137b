import { expect, test } from 'vitest';

import { addConnection } from '#tests/features/sso/sign-in/connections.ts';
import { assignRole } from '#tests/support/administrator.ts';
import { button, dialog, screen, setUpSite, signIn } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite();

test('an administrator turns a connection off and sends a set-up link', { timeout: 120_000 }, async () => {
  const { gatehouse, createUser } = site;
  await assignRole(gatehouse, await createUser('Root Administrator', 'enterprise@example.com'), 'admin');
  const userId = await createUser('Olga', 'olga@example.com');
  const { id } = await gatehouse.call('organization.create', { name: 'Owned', slug: 'owned', userId });
  await gatehouse.call('organization.create', { name: 'Other', slug: 'other', userId });
  await addConnection(gatehouse, { id }, { issuer: 'https://idp.example' });
  await using opened = await site.open();
  const { page, problems } = opened;

  await page.goto('/admin/enterprise');
  await signIn(opened, 'enterprise@example.com');
  await screen(page, 'Enterprise');
  await page.getByRole('link', { name: 'Acme idp.example' }).click();
  await screen(page, 'Acme');
  await button(page, 'Turn off connection').click();
  await dialog(page).getByRole('button', { name: 'Turn off connection' }).click();
  await page.getByText('Connection turned off', { exact: true }).waitFor();
  // The dialog has such a button too.
  await expect.poll(() => button(page, 'Turn off connection').count()).toBe(0);

  await page.getByRole('link', { name: 'Owned', exact: true }).click();
  await screen(page, 'Owned');
  await page.getByRole('link', { name: 'Create set-up link' }).click();
  await screen(page, 'Create a set-up link');
  const organization = page.getByRole('combobox', { name: 'Organization' });
  await expect.poll(() => organization.inputValue()).toBe('Owned');
  await organization.fill('oth');
  await page.getByRole('option', { name: 'Other' }).click();
  await button(page, 'Create link').click();
  const url = await dialog(page)
    .getByText(/\/set-up#/)
    .textContent();
  expect(new URL(url!).hash.length).toBeGreaterThan(40);
  expect(problems).toEqual([]);
});
