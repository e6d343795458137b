import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { button, signInByRequest, screen, setUpSite } from '#tests/support/browser/browser-flow.ts';
import { PASSWORD } from '#tests/support/person.ts';

const site = setUpSite({ rateLimit: { enabled: false } });

test('the admin page of the own account marks the current session and offers to end only the others', async () => {
  const id = await site.createUser('Root', 'root@example.com');
  await assignRole(site.gatehouse, id, 'admin');
  await using other = await site.open();
  await signInByRequest(other.page, 'root@example.com');
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, 'root@example.com');
  await page.goto(`/admin/users/${id}/sessions`);
  const card = page.locator('.mantine-Paper-root').filter({ has: page.getByRole('heading', { name: 'Sessions' }) });
  const sessions = card.locator('li.row');
  await sessions.nth(2).waitFor();
  expect(await sessions.count()).toBe(3);
  expect(await page.getByText('This device').count()).toBe(1);
  expect(await sessions.filter({ hasText: 'This device' }).getByRole('button').count()).toBe(0);
  expect(await sessions.getByRole('button', { name: /^Sign out / }).count()).toBe(2);

  await button(page, 'Sign out everywhere').click();
  await page.getByRole('dialog').getByText('You’ll be signed out on all devices, including this one.').waitFor();
});

test('the dialog to delete the account shows a failed request and retries it', { timeout: 60_000 }, async () => {
  await site.createUser('Leaver', 'leaver@example.com');
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, 'leaver@example.com');
  await page.route('**/api/trpc/**listAccounts**', (route) => route.abort('connectionfailed'));
  await page.goto('/account');
  await screen(page, 'Profile');
  await button(page, 'Delete account').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('alert').waitFor({ timeout: 20_000 });
  await page.unroute('**/api/trpc/**listAccounts**');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByLabel('Password', { exact: true }).waitFor();
});

test('the dialog to delete the account leads the only owner to the organization', async () => {
  const userId = await site.createUser('Owner', 'owner@example.com');
  const memberId = await site.createUser('Member', 'member@example.com');
  const { id } = await site.gatehouse.call('organization.create', { name: 'Engines', slug: 'engines', userId });
  await site.gatehouse.call('organization.addMember', { organizationId: id, userId: memberId, role: 'member' });
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, 'owner@example.com');
  await page.goto('/account');
  await button(page, 'Delete account').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByText('You’re the only owner of Engines.').waitFor();
  await dialog.getByRole('link', { name: 'Go to Engines' }).click();
  await screen(page, 'Members');
});

test('an organization name without Latin letters gets a valid slug', async () => {
  await site.createUser('Tokyo', 'tokyo@example.com');
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, 'tokyo@example.com');
  await page.goto('/new-organization');
  await page.locator('input[name="name"]').pressSequentially('東京');
  const slug = await page.locator('input[name="slug"]').inputValue();
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(`**/organizations/${slug}/members`);
});
