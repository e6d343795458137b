import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { axeFindings, saveScreenshot, setTheme, setWidth } from '#tests/support/browser/accessibility.ts';
import { button, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite({ rateLimit: { enabled: false } });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command menu' });
const search = (page: Page) => palette(page).getByRole('combobox');
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });

/** Opens the palette by its shortcut; it can be typed into when its field has the focus. */
async function openByShortcut(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect.poll(() => search(page).evaluate((field) => field === document.activeElement)).toBe(true);
}

async function openAs(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in');
  await signInByRequest(page, email);
  await page.goto('/account');
  await screen(page, 'Profile');
}

test('the command palette opens screens and organizations by keyboard alone', async () => {
  await using opened = await site.open();
  const { page, problems } = opened;
  const userId = await site.createUser('Commander', 'commander@example.com');
  await assignRole(site.gatehouse, userId, 'admin');
  await site.gatehouse.call('organization.create', { name: 'Éclair Works', slug: 'eclair', userId });
  await openAs(page, 'commander@example.com');

  // Also from a field.
  await page.getByLabel('Name', { exact: true }).focus();
  await openByShortcut(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await chosen(page).textContent()).toBe('Invite memberÉclair Works');
  const options = palette(page).getByRole('option');
  const labels = await options.allTextContents();
  expect(labels.slice(1, 3)).toEqual(['New user', 'Create organization']);
  // After the screens of the account, as in its menu.
  const account = palette(page).getByRole('group', { name: 'Your account' }).getByRole('option');
  expect((await account.allTextContents()).at(-1)).toBe('Sign out');
  // Already open.
  expect(labels).not.toContain('Profile');
  await page.keyboard.press('ArrowUp');
  expect(await chosen(page).textContent()).toBe(labels.at(-1));
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    expect(await axeFindings(page, { within: '[role=dialog]' }), theme).toEqual([]);
    await saveScreenshot(page, `commands-${theme}`);
  }
  await page.keyboard.type('eclair');
  expect(await chosen(page).textContent()).toBe('Éclair Works');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/organizations/eclair/members');
  await screen(page, 'Members');
  expect(await palette(page).count()).toBe(0);

  await openByShortcut(page);
  await page.keyboard.type('audit log');
  await page.keyboard.press('Enter');
  await screen(page, 'Audit log');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await openByShortcut(page);
  expect(await chosen(page).textContent()).toBe('MembersÉclair Works');
  await page.keyboard.type('nothing like this');
  await palette(page).getByText('Nothing matches.').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('the user menu opens the palette, which lists only what the user may open, and signs out', async () => {
  await using opened = await site.open({ width: 390 });
  const { page } = opened;
  await site.createUser('Visitor', 'visitor@example.com');
  await openAs(page, 'visitor@example.com');
  const menu = page.getByRole('button', { name: /^Your account/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Command menu' }).click();
  await search(page).waitFor();
  expect(await palette(page).getByRole('option', { name: 'Users' }).count()).toBe(0);
  await setWidth(page, 390);
  await saveScreenshot(page, 'commands-phone');

  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  await expect.poll(() => menu.evaluate((element) => element === document.activeElement)).toBe(true);

  // The same from the header, also without a keyboard.
  await button(page, 'Search or go to…').click();
  await palette(page).getByRole('button', { name: 'Close', exact: true }).click();
  await palette(page).waitFor({ state: 'detached' });

  await openByShortcut(page);
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor({ state: 'attached' });

  await openByShortcut(page);
  await page.keyboard.type('sign out');
  await palette(page).getByRole('option', { name: 'Sign out' }).click();
  await screen(page, 'Sign in');
  await button(page, 'Continue').waitFor();
});

test('the command palette invites only for members with permission', async () => {
  await using opened = await site.open();
  const { page } = opened;
  const ownerId = await site.createUser('Owner', 'owner@example.com');
  const memberId = await site.createUser('Plain', 'plain@example.com');
  const { id } = await site.gatehouse.call('organization.create', { name: 'Plain', slug: 'plain', userId: ownerId });
  await site.gatehouse.call('organization.addMember', { organizationId: id, userId: memberId, role: 'member' });
  await openAs(page, 'plain@example.com');
  await openByShortcut(page);
  await page.keyboard.type('new@example.com');
  await palette(page).getByText('Nothing matches.').waitFor();
});

test('the command palette finds users, organizations, members and options, with one search for a typed word', async () => {
  await using opened = await site.open();
  const { page, problems } = opened;
  const userId = await site.createUser('Finder', 'finder@example.com');
  await assignRole(site.gatehouse, userId, 'admin');
  const otherId = await site.createUser('Grace Hopper', 'grace@example.com');
  await site.gatehouse.call('organization.create', { name: 'Graceful Ships', slug: 'ships', userId: otherId });
  const { id } = await site.gatehouse.call('organization.create', { name: 'Finders', slug: 'finders', userId });
  await site.gatehouse.call('organization.addMember', { organizationId: id, userId: otherId, role: 'member' });
  await openAs(page, 'finder@example.com');

  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('admin.listUsers')) searches.push(request.url());
  });
  await openByShortcut(page);
  await page.keyboard.type('grace');
  const options = palette(page).getByRole('option');
  await expect
    .poll(() => options.allTextContents())
    .toEqual([
      'Grace Hoppergrace@example.com',
      'Graceful Shipsships',
      'Domains › Grace daysdomains.graceDays',
      'OAuth provider › Refresh token graceoauthProvider.refreshTokenGrace',
    ]);
  expect(searches).toHaveLength(1);
  await page.keyboard.press('Enter');
  await screen(page, 'Grace Hopper');

  await openByShortcut(page);
  await page.keyboard.type('grace@example.com');
  // Once, though also a member of the organization.
  await expect.poll(() => options.count()).toBe(1);
  expect(await palette(page).getByText('Invite grace@example.com').count()).toBe(0);
  await search(page).fill('new@example.com');
  const invite = palette(page).getByRole('option', { name: 'Invite new@example.com to Finders' });
  await invite.waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite to Finders' });
  expect(await dialog.getByLabel('Email addresses').inputValue()).toBe('new@example.com');
  // Again on the same screen.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await openByShortcut(page);
  await page.keyboard.type('second@example.com');
  await palette(page).getByRole('option', { name: 'Invite second@example.com to Finders' }).click();
  expect(await dialog.getByLabel('Email addresses').inputValue()).toBe('second@example.com');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('Invitation sent to second@example.com').waitFor();

  await openByShortcut(page);
  // Options only at the beginning of a word.
  await page.keyboard.type('cryptCost');
  await palette(page).getByText('Nothing matches.').waitFor();
  await search(page).fill('bcrypt');
  const bcrypt = palette(page).getByRole('option', { name: 'emailAndPassword.bcryptCost' });
  await bcrypt.waitFor();
  // Also by its name in words.
  await search(page).fill('password bcrypt cost');
  await bcrypt.click();
  await screen(page, 'Settings');
  await page.getByText('emailAndPassword.bcryptCost').first().waitFor();
  expect(problems).toEqual([]);
});
