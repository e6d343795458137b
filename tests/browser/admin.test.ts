import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Gatehouse } from '#server/app.ts';
import { giveRole } from '#tests/support/administrator.ts';
import { axeFindings, launchBrowser, openPage, screenshot } from '#tests/support/browser.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { startSite } from '#tests/support/site.ts';

let browser: Browser;
let gatehouse: Gatehouse;
beforeAll(async () => {
  [browser, gatehouse] = await Promise.all([launchBrowser(), startSite()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gatehouse.close()]);
});

const screen = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function newPerson(name: string, email: string): Promise<string> {
  const { user } = await gatehouse.call('signUp.email', { name, email, password: PASSWORD });
  return user.id;
}

test.for([
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
] as const)(
  'an administrator finds a person, bans, unbans and impersonates them, and stops: $theme, $width pixels',
  { timeout: 120_000 },
  async ({ theme, width }) => {
    const at = `${theme}-${width}`;
    const administrator = `administrator-${at}@example.com`;
    await giveRole(gatehouse, await newPerson('Root Administrator', administrator), 'admin');
    await newPerson(`Mallory ${at}`, `mallory-${at}@example.com`);
    await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl, theme, width });
    const { page, problems } = opened;
    const look = async (name: string) => {
      expect(await axeFindings(page), name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
      await screenshot(page, `admin-${name}-${at}`);
    };

    await page.goto('/admin/users');
    await screen(page, 'Sign in');
    await page.getByLabel('Email').fill(administrator);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Sign in').click();
    await screen(page, 'Users');
    await page.getByRole('searchbox').fill(`mallory-${at}`);
    await page.getByText('1 user', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe(`mallory-${at}`);
    await look('users');

    await page.getByRole('link', { name: `Mallory ${at}` }).click();
    await screen(page, `Mallory ${at}`);
    await page.getByRole('heading', { name: 'Sessions' }).waitFor();
    await look('user');
    await button(page, 'Ban').click();
    await dialog(page).getByLabel('Reason').fill('Spam');
    await look('ban');
    await dialog(page).getByRole('button', { name: 'Ban' }).click();
    await page.getByText('Spam. Without end.').waitFor();
    await page.getByText('Signed in nowhere.').waitFor();
    await page.getByText(`Mallory ${at} is banned`).waitFor({ state: 'detached' });
    await button(page, 'Lift the ban').click();
    await button(page, 'Ban').waitFor();

    await page.goto('/admin/audit?event=user.banned');
    await screen(page, 'Audit log');
    await page
      .getByRole('link', { name: `Mallory ${at}` })
      .filter({ visible: true })
      .waitFor();
    await look('audit');
    await page.goto('/admin/users/new');
    await screen(page, 'New user');
    await look('create');

    await page.goto(`/admin/users?search=mallory-${at}`);
    await page.getByRole('link', { name: `Mallory ${at}` }).click();
    await button(page, 'Impersonate').click();
    await page.getByText(`You are working as Mallory ${at}.`).waitFor();
    await screen(page, 'Profile');
    expect(await page.getByRole('link', { name: 'Users' }).count()).toBe(0);
    await look('impersonating');
    await button(page, 'Stop impersonating').click();
    await screen(page, 'Users');
    await page.getByText(`You are working as Mallory ${at}.`).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  },
);

test('the printed link makes the first administrator, who arrives signed in', { timeout: 60_000 }, async () => {
  await using fresh = await startSite();
  const link = await fresh.call('admin.createSetupLink', {});
  await using opened = await openPage({ browser, baseUrl: fresh.options.baseUrl });
  const { page, problems } = opened;

  await page.goto(link!.url);
  await screen(page, 'The first administrator');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create administrator').click();
  await screen(page, 'Profile');
  await page.getByRole('link', { name: 'Users' }).click();
  await screen(page, 'Users');
  expect(problems).toEqual([]);
});
