import { expect, test } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { screen, setUpSite, signIn, signInByRequest } from '#tests/support/browser-flow.ts';
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
