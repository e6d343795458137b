import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { button, signInByRequest, screen, setUpSite } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite();

test(
  'the back button goes through the pages of a list, and typing a search adds one history entry',
  { timeout: 60_000 },
  async () => {
    await assignRole(site.gatehouse, await site.createUser('Root', 'root@example.com'), 'admin');
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => site.createUser(`User ${index}`, `user-${index}@example.com`)),
    );
    await using opened = await site.open();
    const { page } = opened;
    await signInByRequest(page, 'root@example.com');
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Users' }).click();
    await page.getByText('1–25 of 61 users').waitFor();

    await button(page, 'Next page').click();
    await page.getByText('26–50 of 61 users').waitFor();
    await button(page, 'Next page').click();
    await page.getByText('51–61 of 61 users').waitFor();

    await page.goBack();
    await page.getByText('26–50 of 61 users').waitFor();
    await page.goBack();
    await page.getByText('1–25 of 61 users').waitFor();

    await page.getByRole('searchbox').pressSequentially('User 59', { delay: 400 });
    await page.getByText('1 user', { exact: true }).first().waitFor();
    await page.getByRole('searchbox').press('9');
    await button(page, 'Clear search').first().click();
    // Longer than the delay after which typed text is sent.
    await page.waitForTimeout(400);
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    expect(new URL(page.url()).searchParams.has('search')).toBe(false);
    await page.goBack();
    await screen(page, 'Overview');
  },
);

test('a page whose cursor is no longer valid leads to the first page', async () => {
  await assignRole(site.gatehouse, await site.createUser('Stale', 'stale@example.com'), 'admin');
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, 'stale@example.com');

  await page.goto('/admin/users?after=stale');
  await page.getByText('This page no longer exists').waitFor();
  await button(page, 'Go to the first page').click();
  await page.getByRole('link', { name: 'Stale' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});
