import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { checkScreen } from '#tests/support/browser/accessibility.ts';
import { button, dialog, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { runSql } from '#tests/support/postgres.ts';

const site = setUpSite();

/** Opens a path as a new administrator. */
async function openAsAdministrator(name: string, path: string, width = 1280) {
  const email = `${name}@admin.example`;
  await assignRole(site.gatehouse, await site.createUser(`Admin ${name}`, email), 'admin');
  const opened = await site.open({ width });
  await signInByRequest(opened.page, email);
  await opened.page.goto(path);
  await screen(opened.page, 'Users');
  return opened;
}

const opener = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const chips = (page: Page) => page.getByRole('group', { name: 'Active filters' });
const row = (page: Page, email: string) => page.getByRole('row', { name: new RegExp(email) });

/** Of a phone, in a sheet with a button; of a desk, in a panel. */
async function closePanel(page: Page): Promise<void> {
  const show = button(page, 'Show results');
  await ((await show.count()) > 0 ? show.click() : page.keyboard.press('Escape'));
  await expect.poll(() => dialog(page).count()).toBe(0);
}

test.for([1280, 390])(
  'filters combine in a panel, in the address and as chips that remove them: %i pixels',
  { timeout: 120_000 },
  async (width) => {
    const domain = `f${width}.example`;
    await site.createUser('Fay Filtered', `fay@${domain}`);
    await using opened = await openAsAdministrator(`filters${width}`, `/admin/users?search=${domain}`, width);
    const { page, problems } = opened;
    await row(page, `fay@${domain}`).waitFor();
    expect(await chips(page).count()).toBe(0);

    await opener(page).click();
    const panel = dialog(page);
    const choose = (field: string, value: string) =>
      panel.getByRole('radiogroup', { name: field }).getByText(value, { exact: true }).click();
    await choose('Status', 'Banned');
    await choose('Second factor', 'None');
    await panel.getByLabel('Signed up from').fill('2020-01-31');
    await page.waitForURL(new RegExp(`search=${domain}&banned=true&twoFactorEnabled=false&from=2020-01-31$`));
    await checkScreen(page, 'users-filters');
    await closePanel(page);

    const conditions = 'Banned, Without second factor, and Signed up from Jan 31, 2020';
    await page.getByText(`Nothing matches “${domain}”, ${conditions}.`).waitFor();
    await page.getByRole('button', { name: 'Filters (3)' }).waitFor();
    for (const chip of await chips(page).getByRole('button').all()) {
      expect((await chip.boundingBox())!.height).toBeGreaterThanOrEqual(width < 768 ? 32 : 28);
    }
    await checkScreen(page, 'users-filtered');

    await button(page, 'Remove filter: Banned').click();
    await page.waitForURL(/twoFactorEnabled=false&from=2020-01-31$/);
    await row(page, `fay@${domain}`).waitFor();
    // The removed button does not take the focus with it.
    expect(await opener(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.goBack();
    await button(page, 'Remove filter: Banned').waitFor();
    await button(page, 'Clear all').click();
    await page.waitForURL(new RegExp(`\\?search=${domain}$`));
    await row(page, `fay@${domain}`).waitFor();
    expect(await chips(page).count()).toBe(0);
    expect(problems).toEqual([]);
  },
);

test('a row keeps role, status and last use in one line below the email on a phone', async () => {
  const id = await site.createUser('Penny Phone', 'penny@phone.example');
  await runSql(site.gatehouse.options.databaseUrl!, `update "user" set banned = true where id = '${id}'`);
  await using opened = await openAsAdministrator('phone', '/admin/users?search=phone.example', 390);
  const shown = row(opened.page, 'penny@phone.example');
  const facts = ['User', 'Banned', /^Last seen: /].map((text) =>
    shown.getByText(text, { exact: true }).filter({ visible: true }),
  );
  for (const fact of facts) await fact.waitFor();
  const email = (await shown.getByText('penny@phone.example').boundingBox())!;
  const { y, height } = (await shown.boundingBox())!;
  for (const fact of facts.slice(0, 2)) {
    const below = (await fact.boundingBox())!.y - email.y;
    expect(below).toBeLessThan(email.height + 10);
  }
  // No fourth line.
  expect(y + height - email.y).toBeLessThan(3 * email.height);
  // Beside the title, the main action has its word, the other is an icon.
  const widthOf = (label: string) =>
    opened.page.getByText(label, { exact: true }).evaluate(({ clientWidth }) => clientWidth);
  expect(await widthOf('New user')).toBeGreaterThan(40);
  expect(await widthOf('Export')).toBe(1);
  await checkScreen(opened.page, 'users-phone');
});

test('beside the menu of a narrow window, role, status and last use are columns, and the checkbox takes little', async () => {
  const id = await site.createUser('Tara Tablet', 'tara@tablet.example');
  await runSql(site.gatehouse.options.databaseUrl!, `update "user" set banned = true where id = '${id}'`);
  await using opened = await openAsAdministrator('tablet', '/admin/users?search=tablet', 768);
  const { page } = opened;
  const shown = row(page, 'tara@tablet.example');
  for (const text of ['Banned', 'Not verified']) {
    await shown.getByText(text, { exact: true }).filter({ visible: true }).waitFor();
  }
  const headings = page.getByRole('columnheader').filter({ visible: true });
  expect((await headings.allInnerTexts()).map((text) => text.trim()).filter(Boolean)).toEqual([
    'Name',
    'Role',
    'Last seen',
    'Actions',
  ]);
  expect((await shown.getByRole('cell').first().boundingBox())!.width).toBeLessThan(44);
  const email = shown.getByText('tara@tablet.example', { exact: true });
  expect(await email.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await checkScreen(page, 'users-tablet');
});

test('addresses with the earlier parameters keep their meaning, and what is no value is ignored', async () => {
  await using opened = await openAsAdministrator(
    'links',
    '/admin/users?administrator=true&twoFactorEnabled=false&banned=false&emailVerified=perhaps&from=yesterday',
  );
  const { page, problems } = opened;
  await row(page, 'links@admin.example').waitFor();
  expect(await chips(page).getByRole('button').allInnerTexts()).toEqual([
    'Administrators',
    'Not banned',
    'Without second factor',
    'Clear all',
  ]);
  expect(problems).toEqual([]);
});

test('users of a role, of an organization and of some days are exported', async () => {
  const owner = await site.createUser('Olga Owner', 'olga@organized.example');
  const old = await site.createUser('Otto Old', 'otto@organized.example');
  await site.createUser('Ulf Unorganized', 'ulf@organized.example');
  const { id: organizationId } = await site.gatehouse.call('organization.create', {
    name: 'Analytical Engines',
    slug: 'engines',
    userId: owner,
  });
  await site.gatehouse.call('organization.addMember', { organizationId, userId: old, role: 'member' });
  await runSql(
    site.gatehouse.options.databaseUrl!,
    `update "user" set created_at = '2020-01-31 12:00:00Z' where id = '${old}'`,
  );
  await using opened = await openAsAdministrator('organized', '/admin/users');
  const { page, problems } = opened;
  await opener(page).click();
  const panel = dialog(page);
  await panel.getByRole('combobox', { name: 'Role' }).click();
  await panel.getByRole('option', { name: 'User', exact: true }).click();
  await panel.getByRole('combobox', { name: 'Member of' }).fill('engines');
  await panel.getByRole('option', { name: 'Analytical Engines' }).click();
  await panel.getByLabel('Signed up until').fill('2020-02-01');
  await page.waitForURL(new RegExp(`role=user&organization=${organizationId}&to=2020-02-01$`));
  await closePanel(page);
  await page.getByText('1 user', { exact: true }).first().waitFor();
  expect(await chips(page).getByRole('button').allInnerTexts()).toEqual([
    'Role: User',
    'Signed up until Feb 1, 2020',
    'Member of Analytical Engines',
    'Clear all',
  ]);

  await button(page, 'Export').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const lines = readFileSync(await (await downloading).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(',Otto Old,otto@organized.example,');
  expect(problems).toEqual([]);
});
