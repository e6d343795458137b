import { expect, test } from 'vitest';

import { axeFindings } from '#tests/support/browser/accessibility.ts';
import { setUpSite } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite({ rateLimit: { enabled: false } });

test('the development mailbox previews emails, and shows a new one without a reload by the user', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await page.goto('/dev/mailbox');
  await page
    .getByText('No emails since the service started. Sign up, reset a password or resend an invitation to get one.')
    .waitFor();
  await site.createUser('Ada', 'ada@example.com');
  await page.getByText(/^To ada@example\.com, \d+ \w+ \d{4}/).waitFor();
  const preview = page.frameLocator('iframe').first();
  const link = preview.getByRole('link', { name: 'Verify email', exact: true });
  await link.waitFor();
  expect(await axeFindings(page)).toEqual([]);

  // In a new tab, which did not sign up: verified by its button, and led to the app, since the link named no other page.
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await tab.getByRole('button', { name: 'Verify email' }).click();
  await tab.getByRole('heading', { name: 'Sign in to Gatehouse' }).waitFor();
  await page.getByText('Plain text').first().click();
  await page.locator('pre').first().waitFor();
  expect(opened.problems).toEqual([]);
});
