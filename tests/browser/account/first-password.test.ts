import { expect, test } from 'vitest';

import { button, screen, setUpSite, signIn } from '#tests/support/browser/browser-flow.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';

const site = setUpSite({ rateLimit: { enabled: false } });

test('a user who signs in by a mailed link sets a password under Security', async () => {
  const email = 'link@example.com';
  const password = 'correct horse battery';
  await using opened = await site.open();
  const { page } = opened;
  await page.goto('/magic-link');
  await page.getByLabel('Email').fill(email);
  await button(page, 'Email me a sign-in link').click();
  await page.getByText('Check your email.').waitFor();
  expect(await page.getByRole('link', { name: 'Open the development mailbox' }).getAttribute('href')).toMatch(
    /\/dev\/mailbox\?to=link%40example\.com$/,
  );
  await page.goto((await newestMailTo(site.gatehouse, email)).url);
  await screen(page, 'Profile');
  await page.goto('/account/security');
  await button(page, 'Set a password').click();
  await button(page, 'Email me a link').click();
  await page.getByText(`We sent a link to ${email}.`).waitFor();

  await page.goto((await newestMailTo(site.gatehouse, email)).url);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Save password').click();
  await page.getByText('Your password is saved.').waitFor();
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await signIn(opened, email, password);
  await screen(page, 'Profile');
});
