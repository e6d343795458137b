import { expect, test } from 'vitest';

import { screen, setUpSite } from '#tests/support/browser/browser-flow.ts';

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
