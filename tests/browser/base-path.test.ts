import { expect, test } from 'vitest';

import { screen, setUpSite } from '#tests/support/browser/browser-flow.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';

const site = setUpSite({ basePath: '/auth', rateLimit: { enabled: false } });

test('the web app checks a password reset link at another base path', async () => {
  await site.createUser('Ada', 'ada@example.com');
  await site.gatehouse.call('forgetPassword', { email: 'ada@example.com', redirectTo: '/reset-password' });
  const { url, token } = await newestMailTo(site.gatehouse, 'ada@example.com');
  expect(new URL(url).pathname).toBe(`/auth/reset-password/${token}`);
  await using opened = await site.open();
  const { page } = opened;
  await page.goto(url);
  await page.getByLabel('New password').waitFor();

  await page.goto('/reset-password?token=unknown');
  await screen(page, 'This link doesn’t work');
  expect(opened.problems).toEqual([]);
});
