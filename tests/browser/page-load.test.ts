import { expect, test } from 'vitest';

import { screen, setUpSite, signInByRequest } from '#tests/support/browser-flow.ts';

const site = setUpSite();

test('the shell and the screen of the signed-in app load while the session is loading', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Ada', 'ada@example.com');
  await signInByRequest(page, 'ada@example.com');
  const chunks = ['shell', 'navigation', 'profile'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${name}-`)),
  );
  await page.route('**/api/trpc/getSession*', async (route) => {
    await Promise.all(chunks);
    await route.continue();
  });
  await page.goto('/account');
  await page.getByText('ada@example.com').first().waitFor();
  expect(await Promise.all(chunks)).toHaveLength(3);
});

test('the sign-in screen shows without waiting for a timer', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/sign-in');
  await screen(page, 'Sign in');
});
