import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Gatehouse } from '#server/app.ts';
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

/** Types into the field that has the focus, and goes on to the next. */
async function fillByKeyboard(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('name') ?? activeElement?.textContent ?? '';
  });
}

test.for([
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
] as const)(
  'a newcomer signs up, changes their name, signs out and in again: $theme, $width pixels',
  async ({ theme, width }) => {
    await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl, theme, width });
    const { page, problems } = opened;
    const email = `newcomer-${theme}-${width}@example.com`;
    const look = async (name: string) => {
      expect(await axeFindings(page), name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
      await screenshot(page, `${name}-${theme}-${width}`);
    };

    await page.goto('/');
    await screen(page, 'Sign in');
    expect(await page.title()).toBe('Sign in · Gatehouse');
    await look('sign-in');

    await page.getByRole('link', { name: 'Create an account' }).click();
    await screen(page, 'Create an account');
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    expect(await focused(page)).toBe('password');
    await look('sign-up');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();

    await screen(page, 'Profile');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada King');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your profile is saved').waitFor();
    await page.getByRole('button', { name: 'Your account: Ada King' }).click();
    await look('profile');
    await page.getByRole('menuitem', { name: 'Sign out' }).click();

    await screen(page, 'Sign in');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await screen(page, 'Profile');
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ada King');
    expect(problems).toEqual([]);
  },
);

test('the same walk needs nothing but the keyboard', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page, problems } = opened;

  await page.goto('/sign-up');
  await screen(page, 'Create an account');
  expect(await focused(page)).toBe('name');
  await fillByKeyboard(page, 'Grace Hopper', 'grace@example.com');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await screen(page, 'Profile');
  expect(await focused(page)).toBe('Profile');

  await page.getByRole('button', { name: 'Your account: Grace Hopper' }).focus();
  await page.keyboard.press('Enter');
  const signOut = page.getByRole('menuitem', { name: 'Sign out' });
  await signOut.waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await screen(page, 'Sign in');
  expect(await focused(page)).toBe('email');
  await fillByKeyboard(page, 'grace@example.com');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await screen(page, 'Profile');
  expect(problems).toEqual([]);
});

test('a session that ends elsewhere leads to sign-in, and from there back to the place asked for', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page } = opened;
  const email = 'returning@example.com';
  await gatehouse.call('signUp.email', { name: 'Returning', email, password: PASSWORD });

  await page.goto('/account?from=mail');
  await screen(page, 'Sign in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await screen(page, 'Profile');
  expect(new URL(page.url()).search).toBe('?from=mail');

  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await screen(page, 'Sign in');
});

test('what happens to the session in one tab is seen in the other', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page } = opened;
  const email = 'tabs@example.com';
  await gatehouse.call('signUp.email', { name: 'Two Tabs', email, password: PASSWORD });
  await page.goto('/sign-in');
  const other = await page.context().newPage();
  await other.goto('/sign-in');
  await screen(other, 'Sign in');

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await screen(other, 'Profile');

  await other.getByRole('button', { name: 'Your account: Two Tabs' }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await screen(page, 'Sign in');
});

test('an address that does not exist says so', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page, problems } = opened;
  await page.goto('/nowhere');
  await screen(page, 'There is nothing here');
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});
