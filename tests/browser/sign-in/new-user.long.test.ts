import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { PASSWORD } from '#tests/support/person.ts';
import {
  button,
  signInByRequest,
  screen,
  signIn,
  signOut,
  setUpSite,
  inputModes,
} from '#tests/support/browser/browser-flow.ts';

const site = setUpSite();

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('name') ?? activeElement?.textContent ?? '';
  });
}

test.for(inputModes('mouse'))(
  'a new user signs up, changes the name, signs out and signs in again: by $mode, $width pixels',
  { timeout: 60_000 },
  async (variant) => {
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    const email = `newcomer-${variant.mode}@example.com`;

    await page.goto('/');
    await screen(page, 'Sign in');
    expect(await focused(page)).toBe('email');
    await input.press(page.getByRole('link', { name: 'Create an account' }));
    await screen(page, 'Create your Gatehouse account');
    expect(await focused(page)).toBe('name');
    await input.fill(page.getByLabel('Name'), 'Ada Lovelace');
    await input.fill(page.getByLabel('Email'), email);
    await input.fill(page.getByLabel('Password', { exact: true }), 'short');
    await input.press(button(page, 'Create account'));
    expect(await focused(page)).toBe('password');
    await input.fill(page.getByLabel('Password', { exact: true }), PASSWORD);
    await input.press(button(page, 'Create account'));

    await screen(page, 'Profile');
    expect(await focused(page)).toBe('Profile');
    await input.fill(page.getByRole('textbox', { name: 'Name' }), 'Ada King');
    await input.press(button(page, 'Save profile'));
    await page.getByText('Profile saved').waitFor();
    await button(page, 'Your account: Ada King').waitFor();
    await signOut(opened);
    expect(await focused(page)).toBe('email');
    await signIn(opened, email);
    await screen(page, 'Profile');
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ada King');
    expect(problems).toEqual([]);
  },
);

test('an ended session leads to sign-in and back to the requested page', async () => {
  await using opened = await site.open();
  const { page } = opened;
  const email = 'returning@example.com';
  await site.createUser('Returning', email);

  await page.goto('/account?from=mail');
  await signIn(opened, email);
  await screen(page, 'Profile');
  expect(new URL(page.url()).search).toBe('?from=mail');

  await page.getByRole('textbox', { name: 'Name' }).fill('Returning again');
  await page.context().clearCookies();
  await button(page, 'Save profile').click();
  await signIn(opened, email);
  await screen(page, 'Profile');
  expect(new URL(page.url()).search).toBe('?from=mail');
});

test('signing in and out in one tab updates another tab', async () => {
  await using opened = await site.open();
  const { page, input } = opened;
  await site.createUser('Two Tabs', 'tabs@example.com');
  await page.goto('/sign-in');
  const other = await page.context().newPage();
  await other.goto('/sign-in');
  await screen(other, 'Sign in');

  await signIn(opened, 'tabs@example.com');
  await screen(other, 'Profile');
  await signOut({ page: other, input });
  await screen(page, 'Sign in');
});

test('a deep link opens its screen, and the back button returns to the previous one', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Back Again', 'back@example.com');
  await page.goto('/sign-in');
  await signInByRequest(page, 'back@example.com');

  await page.goto('/account/sessions');
  await screen(page, 'Sessions');
  await page.getByRole('link', { name: 'Security' }).click();
  await screen(page, 'Security');
  await page.goBack();
  await screen(page, 'Sessions');
  await page.goForward();
  await screen(page, 'Security');
});
