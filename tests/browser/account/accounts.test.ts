import { expect, test } from 'vitest';

import { PASSWORD } from '#tests/support/person.ts';
import { button, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite({ multiSession: { enabled: true }, rateLimit: { enabled: false } });

test('a user adds an account, switches between both, and signs out of one and of all', async () => {
  await site.createUser('Ada', 'ada@example.com');
  await site.createUser('Bob', 'bob@example.com');
  await using opened = await site.open();
  const { page } = opened;
  const menu = (name: string) => page.getByRole('button', { name: `Your account: ${name}` });
  const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
  await signInByRequest(page, 'ada@example.com');
  await page.goto('/account');
  await menu('Ada').click();
  await item('Sign out').waitFor();
  await item('Add account').click();

  await screen(page, 'Sign in');
  await page.getByLabel('Email').fill('bob@example.com');
  await button(page, 'Continue').click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign in').click();
  await menu('Bob').click();
  await item(/ada@example\.com/).click();
  await menu('Ada').click();
  // The last item shows without scrolling, although the menu is higher than the space below its button.
  await page.setViewportSize({ width: 1280, height: 620 });
  const { y, height } = (await item('Sign out of all accounts').boundingBox())!;
  expect(y + height).toBeLessThan(620);
  const hidden = (element: Element) => element.scrollHeight - element.clientHeight;
  expect(await page.getByRole('menu').evaluate(hidden)).toBe(0);
  await item('Sign out of this account').click();
  await menu('Bob').click();
  expect(await item(/ada@example\.com/).count()).toBe(0);
  await item('Sign out').click();
  await screen(page, 'Sign in');
});
