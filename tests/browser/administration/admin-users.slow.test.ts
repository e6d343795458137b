import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { button, dialog, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';

const site = setUpSite();

/** Opens a path as a new administrator. */
async function openAsAdministrator(name: string, path: string) {
  const email = `${name}@admin.example`;
  await assignRole(site.gatehouse, await site.createUser(`Admin ${name}`, email), 'admin');
  const opened = await site.open();
  await signInByRequest(opened.page, email);
  await opened.page.goto(path);
  return opened;
}

const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected users' });

test('an invited user opens the link, chooses a password and signs in', async () => {
  await using opened = await openAsAdministrator('inviter', '/admin/users/new');
  const { page, problems } = opened;
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await page.getByLabel('Email', { exact: true }).fill('grace@invited.example');
  await button(page, 'Create user').click();
  await screen(page, 'Grace Hopper');
  await page.getByText('Invitation sent to grace@invited.example').waitFor();

  await using own = await site.open();
  await own.page.goto((await newestMailTo(site.gatehouse, 'grace@invited.example')).path);
  await screen(own.page, 'Choose a password');
  await own.page.getByLabel('Password', { exact: true }).fill('a password of my own');
  await button(own.page, 'Save password').click();
  await own.page.getByText('Your password is saved.').waitFor();
  await own.page.getByRole('link', { name: 'Sign in' }).click();
  await own.page.getByLabel('Email', { exact: true }).fill('grace@invited.example');
  await button(own.page, 'Continue').click();
  await own.page.getByLabel('Password', { exact: true }).fill('a password of my own');
  await button(own.page, 'Sign in').click();
  await screen(own.page, 'Profile');
  expect([...problems, ...own.problems]).toEqual([]);
});

test('an administrator changes the name and email of a user, verifies it and sends mails', async () => {
  const id = await site.createUser('Typo', 'tpyo@edited.example');
  await using opened = await openAsAdministrator('editor', `/admin/users/${id}`);
  const { page, problems } = opened;
  await button(page, 'Edit details').click();
  await page.getByLabel('Name', { exact: true }).fill('Right');
  await page.getByLabel('Email', { exact: true }).fill('right@edited.example');
  await button(page, 'Save details').click();
  await page.getByText('User saved').waitFor();
  await screen(page, 'Right');
  await button(page, 'Send verification email').click();
  await page.getByText('Verification email sent to right@edited.example').waitFor();
  await button(page, 'Mark as verified').click();
  await page.getByText('Email verified').waitFor();
  await button(page, 'Mark as verified').waitFor({ state: 'detached' });
  await page
    .getByRole('navigation', { name: 'User', exact: true })
    .getByRole('link', { name: 'Sign-in methods' })
    .click();
  await button(page, 'Send password reset email').click();
  await page.getByText('Password reset email sent to right@edited.example').waitFor();
  expect((await newestMailTo(site.gatehouse, 'right@edited.example')).subject).toContain('Reset your password');
  expect(problems).toEqual([]);
});

test('the menu of a row in the list of users bans, unbans and impersonates', async () => {
  await site.createUser('Rowena Row', 'rowena@row.example');
  await using opened = await openAsAdministrator('rows', '/admin/users?search=rowena');
  const { page, problems } = opened;
  const choose = async (item: string) => {
    await button(page, 'Actions for Rowena Row').click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Ban user');
  await dialog(page).getByRole('button', { name: 'Ban user' }).click();
  const row = page.getByRole('row', { name: /rowena@row/ });
  await row.getByText('Banned').filter({ visible: true }).waitFor();
  await choose('Unban user');
  await row.getByText('Banned').filter({ visible: true }).waitFor({ state: 'detached' });
  // The page of the user deletes, and shows the receipt.
  await button(page, 'Actions for Rowena Row').click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await page.getByRole('menuitem', { name: 'Delete user' }).count()).toBe(0);
  await page.getByRole('menuitem', { name: 'Impersonate' }).click();
  await screen(page, 'Profile');
  expect(problems).toEqual([]);
});

test('an administrator bans, unbans and deletes the selected users at once', async () => {
  for (const n of [1, 2, 3]) await site.createUser(`Bulk ${n}`, `bulk-${n}@bulk.example`);
  await using opened = await openAsAdministrator('bulk', '/admin/users?search=bulk');
  const { page, problems } = opened;
  await page.getByText('4 users', { exact: true }).first().waitFor();
  expect(await select(page, 'Admin bulk').isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Select all users on this page' }).check();
  await bar(page).getByText('3 selected').waitFor();
  expect(await bar(page).getByRole('button', { name: 'Unban' }).isDisabled()).toBe(true);

  await bar(page).getByRole('button', { name: 'Ban', exact: true }).click();
  await dialog(page).getByText('Bulk 2').waitFor();
  await dialog(page).getByRole('button', { name: 'Ban 3 users' }).click();
  await page.getByText('3 users banned').waitFor();
  await bar(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('cell').getByText('Banned', { exact: true }).count()).toBeGreaterThan(2);

  await select(page, 'Bulk 1').check();
  await bar(page).getByRole('button', { name: 'Unban' }).click();
  await dialog(page).getByRole('button', { name: 'Unban 1 user' }).click();
  await page.getByText('1 user unbanned').waitFor();

  await select(page, 'Bulk 2').check();
  await select(page, 'Bulk 3').check();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('textbox').fill('2 users');
  await dialog(page).getByRole('button', { name: 'Delete 2 users' }).click();
  await page.getByText('2 users deleted').waitFor();
  await page.getByText('2 users', { exact: true }).first().waitFor();
  expect(problems).toEqual([]);
});

test('users for whom a bulk action fails are listed and stay selected', async () => {
  const ownerId = await site.createUser('Fails Owner', 'owner@fails.example');
  await site.createUser('Fails Not', 'not@fails.example');
  const memberId = await site.createUser('Other', 'other@example.com');
  const { id: organizationId } = await site.gatehouse.call('organization.create', {
    name: 'Owned',
    slug: 'owned',
    userId: ownerId,
  });
  await site.gatehouse.call('organization.addMember', { organizationId, userId: memberId, role: 'member' });
  await using opened = await openAsAdministrator('partial', '/admin/users?search=fails.example');
  const { page } = opened;
  await select(page, 'Fails Owner').check();
  await select(page, 'Fails Not').check();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('textbox').fill('2 users');
  await dialog(page).getByRole('button', { name: 'Delete 2 users' }).click();
  // The first dialog is still fading out.
  const failures = page.getByRole('dialog', { name: '1 user not changed' });
  await failures.getByText('1 user changed.').waitFor();
  await failures.getByText('Fails Owner').waitFor();
  await failures.getByRole('button', { name: 'Close' }).last().click();
  await bar(page).getByText('1 selected').waitFor();
  expect(await select(page, 'Fails Owner').isChecked()).toBe(true);
});

test('the list of users is exported with its search, and no cell is a formula', async () => {
  await site.createUser('=1+1', 'formula@exported.example');
  await site.createUser('Plain', 'plain@exported.example');
  await using opened = await openAsAdministrator(
    'exports',
    '/admin/users?search=exported.example&sort=email&direction=asc',
  );
  const { page } = opened;
  await page.getByText('2 users', { exact: true }).first().waitFor();
  await button(page, 'Export').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head, first, second, ...others] = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(head).toMatch(/^id,name,email,emailVerified,username,role,banned,/);
  expect(first).toContain(",'=1+1,formula@exported.example,");
  expect(second).toContain(',Plain,plain@exported.example,');
  expect(others).toEqual([]);
});
