import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { button, dialog, signInByRequest, screen, setUpSite } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite();

const NOTICE = 'Couldn’t refresh this page.';

/** Focuses the tab with stale data while the service cannot be reached. */
async function failRefetch(page: Page): Promise<void> {
  await page.route('**/api/trpc/**', (route) => route.abort('connectionfailed'));
  await refocus(page);
}

async function refocus(page: Page): Promise<void> {
  await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + 60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}

const notice = (page: Page) => page.getByText(NOTICE);

async function openAs(email: string) {
  const opened = await site.open();
  await signInByRequest(opened.page, email);
  return opened;
}

async function newOrganization(slug: string, email: string): Promise<void> {
  const userId = await site.createUser('Olga Owner', email);
  await site.gatehouse.call('organization.create', { name: slug, slug, userId });
}

test('a list stays visible when its refetch fails, and a retry refreshes it', async () => {
  await assignRole(site.gatehouse, await site.createUser('Lister', 'lister@example.com'), 'admin');
  await using opened = await openAs('lister@example.com');
  const { page } = opened;
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Lister' }).waitFor();

  await failRefetch(page);
  await notice(page).waitFor();
  expect(await page.getByRole('link', { name: 'Lister' }).isVisible()).toBe(true);

  await page.unroute('**/api/trpc/**');
  await site.createUser('Latecomer', 'latecomer@example.com');
  await button(page, 'Retry').click();
  await page.getByRole('link', { name: 'Latecomer' }).waitFor();
  await notice(page).waitFor({ state: 'detached' });
});

test('edited organization settings survive a failed refetch', async () => {
  await newOrganization('settings-draft', 'settings@example.com');
  await using opened = await openAs('settings@example.com');
  const { page } = opened;
  await page.goto('/organizations/settings-draft/settings');
  await page.getByLabel('Name').fill('Half typed');

  await failRefetch(page);
  await notice(page).waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Half typed');

  await page.unroute('**/api/trpc/**');
  await button(page, 'Retry').click();
  await notice(page).waitFor({ state: 'detached' });
  expect(await page.getByLabel('Name').inputValue()).toBe('Half typed');
});

test('an open invite dialog keeps the typed email when a refetch fails', async () => {
  await newOrganization('invite-draft', 'inviter@example.com');
  await using opened = await openAs('inviter@example.com');
  const { page } = opened;
  await page.goto('/organizations/invite-draft/members');
  await button(page, 'Invite member').click();
  await dialog(page).getByLabel('Email').fill('half@typed');

  await failRefetch(page);
  await notice(page).waitFor({ state: 'attached' });
  expect(await dialog(page).getByLabel('Email').inputValue()).toBe('half@typed');
});

test('an open ban dialog keeps the typed reason when a refetch fails', async () => {
  await assignRole(site.gatehouse, await site.createUser('Banner', 'banner@example.com'), 'admin');
  const id = await site.createUser('Mallory', 'mallory@example.com');
  await using opened = await openAs('banner@example.com');
  const { page } = opened;
  await page.goto(`/admin/users/${id}`);
  await button(page, 'Actions for Mallory').click();
  await page.getByRole('menuitem', { name: 'Ban user' }).click();
  await dialog(page).getByLabel('Reason').fill('Half a reason');

  await failRefetch(page);
  await notice(page).waitFor({ state: 'attached' });
  expect(await dialog(page).getByLabel('Reason').inputValue()).toBe('Half a reason');
});

test('an invitation stays visible when its refetch fails', async () => {
  const userId = await site.createUser('Host', 'host@example.com');
  await site.createUser('Guest', 'guest@example.com');
  const { id: organizationId } = await site.gatehouse.call('organization.create', {
    name: 'Hosts',
    slug: 'hosts',
    userId,
  });
  await using host = await openAs('host@example.com');
  const invited = await host.page.request.post('/api/auth/organization/invite-member', {
    data: { organizationId, email: 'guest@example.com', role: 'member' },
  });
  const { id } = (await invited.json()) as { id: string };
  await using opened = await openAs('guest@example.com');
  const { page } = opened;
  await page.goto(`/invitation/${id}`);
  await screen(page, 'Join Hosts');

  const failures: string[] = [];
  page.on('requestfailed', (request) => failures.push(request.url()));
  await failRefetch(page);
  // The first request and its two retries, of the session and of the invitation.
  await expect.poll(() => failures.filter((url) => url.includes('getInvitation')).length, { timeout: 10_000 }).toBe(3);
  await page.waitForTimeout(100);
  expect(await button(page, 'Join Hosts').isVisible()).toBe(true);
});
