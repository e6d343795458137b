import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { button, screen, setUpSite, signIn, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { Person } from '#tests/support/person.ts';

const site = setUpSite({ rateLimit: { enabled: false } });

test('administrators begin at the overview, other users at their profile', async () => {
  const [admin, person] = [await signUpWithRole(site.gatehouse, 'admin'), await Person.signUp(site.gatehouse)];
  for (const [email, title] of [
    [admin.email, 'Overview'],
    [person.email, 'Profile'],
  ] as const) {
    await using opened = await site.open();
    await opened.page.goto('/');
    await signIn(opened, email);
    await screen(opened.page, title);
  }
});

test('after a first visit, organizations load together with the session, in the place of the shell', async () => {
  const person = await Person.signUp(site.gatehouse);
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, person.email);
  await page.goto('/account');
  await screen(page, 'Profile');

  const answers = Promise.withResolvers<void>();
  await page.route('**/api/trpc/getSession*', async (route) => {
    await answers.promise;
    await route.continue();
  });
  const list = page.waitForRequest('**/api/trpc/organization.list*');
  await page.goto('/organizations');
  await list;
  await page.locator('.shell-outline').waitFor();
  answers.resolve();
  await screen(page, 'Organizations');
  expect(await page.locator('.shell-outline').count()).toBe(0);
});

test('the menu has the entries of the area at the address, and the header switches between areas', async () => {
  const { email, id, name: own } = await signUpWithRole(site.gatehouse, 'admin');
  for (const name of ['First', 'Second']) {
    await site.gatehouse.call('organization.create', { name, slug: name.toLowerCase(), userId: id });
  }
  await using opened = await site.open();
  const { page, problems } = opened;
  await signInByRequest(page, email);

  await page.goto('/organizations/first/members');
  expect(await menuOf(page, 'First')).toEqual([
    'Members',
    'Invitations',
    'Domains',
    'Single sign-on',
    'Directory',
    'Set-up links',
    'Service accounts',
    'Webhooks',
    'Audit streams',
    'History',
    'Settings',
  ]);
  const areas = page.getByRole('navigation', { name: 'Areas' });
  await areas.getByRole('link', { name: 'Administration' }).click();
  await screen(page, 'Overview');
  expect(await menuOf(page, 'Administration')).toContain('Audit log');
  expect(await areas.getByRole('link').evaluateAll((links) => links.map((each) => each.ariaCurrent))).toEqual([
    null,
    'true',
  ]);

  await areas.getByRole('button', { name: 'Choose an organization' }).click();
  await page.getByRole('menuitemradio', { name: 'Second' }).click();
  await screen(page, 'Members');
  expect(await menuOf(page, 'Second')).toContain('Members');
  await button(page, `Your account: ${own}`).click();
  await page.getByRole('menuitem', { name: 'Manage account' }).click();
  await screen(page, 'Profile');
  const pages = page.getByRole('navigation', { name: 'Your account' }).getByRole('link');
  expect(await pages.allTextContents()).toEqual([
    'Profile',
    'Security',
    'Sessions',
    'Organizations',
    'API keys',
    'Your data',
  ]);
  expect(problems).toEqual([]);
});

/** The entries of the only menu beside the screen, which is the area's. */
async function menuOf(page: Page, area: string): Promise<string[]> {
  await page.locator('nav.navigation a').first().waitFor();
  await expect
    .poll(() => page.locator('nav.navigation').evaluateAll((all) => all.map((each) => each.ariaLabel)))
    .toEqual([area]);
  return page.locator('nav.navigation a').allTextContents();
}
