import { expect, test } from 'vitest';

import { button, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { axeFindings, saveScreenshot, setTheme, setWidth } from '#tests/support/browser/accessibility.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';

const site = setUpSite({ rateLimit: { enabled: false }, user: { changeEmail: { enabled: true } } });

test('every screen asks a new user to verify the email, until it is verified', { timeout: 60_000 }, async () => {
  await using opened = await site.open();
  const { page, problems } = opened;
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill('Nina');
  await page.getByLabel('Email').fill('nina@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create account').click();
  await screen(page, 'Profile');
  const banner = page.getByRole('region', { name: 'Verify your email' });
  await banner.getByText('We sent a link to nina@example.com.').waitFor();
  await banner.getByRole('button', { name: /^Resend link in \d+ s$/ }).waitFor();
  await page.goto('/account/api-keys');
  await screen(page, 'API keys');
  await banner.getByText('We sent a link to nina@example.com.').waitFor();
  for (const width of [1280, 390]) {
    await setWidth(page, width);
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme);
      expect(await axeFindings(page)).toEqual([]);
      await saveScreenshot(page, `verification-banner-${theme}-${width}`);
    }
  }
  await banner.getByRole('link', { name: 'Change address' }).click();
  await screen(page, 'Profile');

  const { url } = await newestMailTo(site.gatehouse, 'nina@example.com');
  await page.goto(url);
  await screen(page, 'Email verified');
  await page.goto('/account');
  await screen(page, 'Profile');
  await page.getByText('Verified', { exact: true }).waitFor();
  expect(await banner.count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a user without a valid link has one sent, and another half a minute later', { timeout: 60_000 }, async () => {
  const id = await site.createUser('Old', 'old@example.com');
  await runSql(
    site.gatehouse.options.databaseUrl!,
    `update "user" set created_at = now() - interval '2 days' where id = '${id}'`,
  );
  await using opened = await site.open();
  const { page } = opened;
  await page.clock.install();
  await signInByRequest(page, 'old@example.com');
  await page.goto('/account/sessions');
  const banner = page.getByRole('region', { name: 'Verify your email' });
  await banner.getByText('Your email old@example.com isn’t verified yet.').waitFor();
  const sent = page.waitForResponse((response) => response.url().includes('/api/trpc/sendVerificationEmail'));
  await banner.getByRole('button', { name: 'Send link' }).click();
  expect((await sent).ok()).toBe(true);
  await banner.getByText('We sent a link to old@example.com.').waitFor();
  await banner.getByRole('button', { name: 'Resend link in 30 s' }).waitFor();
  await page.clock.runFor(31_000);
  await banner.getByRole('button', { name: 'Resend link', exact: true }).waitFor();
});
