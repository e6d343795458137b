import { expect, test } from 'vitest';

import { screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';

const site = setUpSite();

test.for(['light', 'dark'] as const)(
  'a page that loads 50 kB a second shows the arch, the brand and a card before its script: %s',
  { timeout: 60_000 },
  async (theme) => {
    await using opened = await site.open();
    const { page } = opened;
    await page.emulateMedia({ colorScheme: theme });
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.goto('/sign-in', { waitUntil: 'commit' });
    const card = page.locator('.first-card');
    await card.waitFor();
    await page.locator('.brand', { hasText: 'Gatehouse' }).waitFor();
    expect(await page.getByLabel('Email').count()).toBe(0);
    const [backdrop, surface] = await card.evaluate((element) =>
      [document.body, element].map((each) => getComputedStyle(each).backgroundColor),
    );
    expect([backdrop, surface]).toEqual(
      theme === 'light' ? ['rgb(245, 246, 249)', 'rgb(255, 255, 255)'] : ['rgb(14, 17, 25)', 'rgb(22, 26, 36)'],
    );

    await screen(page, 'Sign in');
    expect(await card.count()).toBe(0);
    const { painted, loaded } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      loaded: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(({ name }) =>
        name.includes('/assets/start-'),
      )!.responseEnd,
    }));
    expect(painted).toBeLessThan(loaded);
  },
);

test('the home page has a main landmark with content in every frame while its parts load', async () => {
  await using opened = await site.open();
  const { page } = opened;
  await site.createUser('Slow', 'slow@example.com');
  await page.goto('/sign-in');
  await signInByRequest(page, 'slow@example.com');
  // Without the parts of the sign-in screen; scripts and answers arrive one after the other.
  await page.route(/\/assets\/.*\.js|\/api\/trpc\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await page.addInitScript(() => {
    const frames = new Set<string>();
    Object.assign(globalThis, { framesWithoutContent: frames });
    const look = () => {
      const main = document.querySelector('main, [role=main]');
      const content = main?.matches('[aria-busy]') || main?.querySelector('h1, [aria-busy], .gh-waiting, .first-card');
      if (document.querySelector('#app')?.firstElementChild && !content) frames.add(main?.innerHTML ?? 'no main');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await screen(page, 'Profile');
  const missing = await page.evaluate(() => [
    ...(globalThis as unknown as { framesWithoutContent: Set<string> }).framesWithoutContent,
  ]);
  expect(missing).toEqual([]);
});
