import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { setWidth } from '#tests/support/browser/accessibility.ts';
import { button, dialog, signInByRequest, screen, setUpSite } from '#tests/support/browser/browser-flow.ts';
import { controlsUnderToast } from '#tests/support/browser/toasts.ts';

const site = setUpSite({ organization: { teams: { enabled: true } }, rateLimit: { enabled: false } });

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

async function openOrganization(page: Page, slug: string, tab: string): Promise<void> {
  const userId = await site.createUser('Owner', `${slug}@example.com`);
  await site.gatehouse.call('organization.create', { name: slug, slug, userId });
  await page.goto('/sign-in');
  await signInByRequest(page, `${slug}@example.com`);
  await page.goto(`/organizations/${slug}/${tab}`);
}

test('the initials of a name that begins with an emoji are whole characters', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('👩‍🚀 Zoë Ångström', 'emoji@example.com');
  await page.goto('/sign-in');
  await signInByRequest(page, 'emoji@example.com');
  await page.goto('/account');
  await screen(page, 'Profile');
  const initials = page.locator('main .gh-avatar').first();
  expect(await initials.textContent()).toBe('👩‍🚀Z');
});

test('the colour of an avatar depends on the name alone', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await assignRole(site.gatehouse, await site.createUser('Colour Admin', 'colours@example.com'), 'admin');
  const names = ['Ada Lovelace', 'Alan Turing', 'Grace Hopper', 'Jean Bartik', 'Ada Lovelace'];
  for (const [index, name] of names.entries()) await site.createUser(name, `colour-${index}@example.com`);
  await page.goto('/sign-in');
  await signInByRequest(page, 'colours@example.com');
  await page.goto('/admin/users?search=colour-');
  await page.getByText('5 users', { exact: true }).first().waitFor();
  const colours = await page
    .locator('main table .mantine-Avatar-placeholder')
    .evaluateAll((avatars) =>
      avatars.map((avatar) => [avatar.textContent, getComputedStyle(avatar).backgroundColor] as const),
    );
  expect(colours).toHaveLength(names.length);
  expect(new Set(colours.map(([, colour]) => colour)).size).toBeGreaterThan(1);
  expect(new Set(colours.filter(([initials]) => initials === 'AL').map(([, colour]) => colour)).size).toBe(1);
});

test('the impersonation banner names both accounts and the remaining time, and stays visible', async () => {
  await using opened = await site.open({ width: 390 });
  const { page } = opened;
  await assignRole(site.gatehouse, await site.createUser('Support', 'support@example.com'), 'admin');
  const userId = await site.createUser('Iris Impersonated', 'iris@example.com');
  await page.goto('/sign-in');
  await signInByRequest(page, 'support@example.com');
  await page.goto(`/admin/users/${userId}`);
  await button(page, 'Actions for Iris Impersonated').click();
  await page.getByRole('menuitem', { name: 'Impersonate user' }).click();
  await screen(page, 'Profile');
  const banner = page.getByText(/^You’re impersonating Iris Impersonated · \d+\smin\sleft$/);
  await banner.waitFor();
  await page.getByText('Signed in as Support', { exact: true }).waitFor();
  await page.setViewportSize({ width: 390, height: 400 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const { y, height } = (await banner.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(400);
});

test.for([390, 1280])('repeated toasts replace each other and cover no button, at %i pixels', async (width) => {
  await using opened = await site.open({ width });
  const { page } = opened;
  await openOrganization(page, `toasts-${width}`, 'settings');
  const toast = page.locator('.mantine-Notification-root');
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    await field(page, 'name').fill(name);
    await button(page, 'Save settings').click();
    await page.getByRole('banner').waitFor();
    await toast.first().waitFor();
    await page.waitForTimeout(150);
  }
  await expect.poll(() => toast.count()).toBe(1);

  await setWidth(page, width);
  const scrollable = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(scrollable).toBeGreaterThan(0);
  for (let top = 0; top < scrollable + 25; top += 25) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    expect(await controlsUnderToast(page), `at ${top}`).toEqual([]);
  }
});

test('a dialog that is reopened during its closing transition is empty', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await openOrganization(page, 'fading', 'teams');
  await screen(page, 'Teams');
  const open = button(page, 'New team');
  await open.click();
  await field(page, 'name').fill('First');
  const answered = page.waitForResponse((response) => response.url().includes('organization.createTeam'));
  await dialog(page).getByRole('button', { name: 'Create team' }).click();
  await answered;
  await page.getByText('Team created').waitFor();
  // The overlay still covers the button, which a key press would activate.
  await open.evaluate((element: HTMLButtonElement) => element.click());
  await page.waitForTimeout(400);
  expect(await field(page, 'name').inputValue()).toBe('');
  await field(page, 'name').fill('Second');
  await dialog(page).getByRole('button', { name: 'Create team' }).click();
  await page.getByRole('link', { name: 'Second', exact: true }).waitFor();
});

test('the only action of an organization admin on an owner is changing the teams', async () => {
  await using opened = await site.open();
  const { page } = opened;
  const owner = await site.createUser('Olga Owner', 'olga@example.com');
  const admin = await site.createUser('Adam Admin', 'adam@example.com');
  const { id } = await site.gatehouse.call('organization.create', { name: 'Ranks', slug: 'ranks', userId: owner });
  await site.gatehouse.call('organization.addMember', { organizationId: id, userId: admin, role: 'admin' });
  await page.goto('/sign-in');
  await signInByRequest(page, 'adam@example.com');
  const created = await page.request.post('/api/auth/organization/create-team', {
    data: { name: 'Compilers', organizationId: id },
  });
  expect(created.ok()).toBe(true);
  await page.goto('/organizations/ranks/members');
  await button(page, 'Actions for Olga Owner').click();
  await page.getByRole('menuitem', { name: 'Change teams' }).waitFor();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Change teams']);
  await page.getByRole('menuitem', { name: 'Change teams' }).click();
  await dialog(page).getByRole('combobox', { name: 'Teams' }).click();
  await page.getByRole('option', { name: 'Compilers' }).click();
  await page.keyboard.press('Escape');
  await button(page, 'Save teams').click();
  await page.getByText('Teams updated').waitFor();
});
