import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { addressOf, type PersonName } from '#server/cli/demo/data.ts';
import { fillWithDemo } from '#server/cli/demo/fill.ts';
import type { Gatehouse } from '#server/app.ts';
import { ADMINISTRATOR, screens, shownOptions, visit, type Visit } from '#tests/gallery/screens.ts';
import { states } from '#tests/gallery/states.ts';
import { openPage } from '#tests/support/browser.ts';
import { launchBrowser } from '#tests/support/chromium.ts';
import { look } from '#tests/support/look.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { startSite } from '#tests/support/site.ts';
import { testOptions } from '#tests/support/test.ts';
import { enter } from '#tests/support/walk.ts';

let browser: Browser;
let gatehouse: Gatehouse;
beforeAll(async () => {
  const databaseUrl = await freshDatabase(inject('postgresUrl'));
  await fillWithDemo({ ...testOptions, ...shownOptions, databaseUrl });
  // One address signs in as many people here: what is limited elsewhere.
  const options = { ...shownOptions, databaseUrl, rateLimit: { enabled: false } };
  [browser, gatehouse] = await Promise.all([launchBrowser(), startSite(options)]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gatehouse.close()]);
});

async function open({ as = ADMINISTRATOR }: { as?: PersonName | 'nobody' }) {
  const opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  if (as !== 'nobody') await enter(opened.page, addressOf(as));
  return opened;
}

const inWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

interface Shift {
  /** The field's measure of a layout shift: the part of the window that moved, times how far. */
  value: number;
  moved: string[];
}

// The compiler's library does not know the entries of this type yet.
type ShiftEntry = PerformanceEntry & { value: number; sources: { node: Element | null }[] };

/** What on the page has moved by itself since it was loaded. */
function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as ShiftEntry[]).map(({ value, sources }) => ({
              value,
              moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''),
            })),
          ),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        // What there is from before is handed over at once; two frames later there is nothing.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve([]))));
      }),
  );
}

/** Less than a person notices. */
const isNoticed = ({ value }: Shift) => value > 0.05;

test.for(Object.entries<Visit>(screens))(
  'the screen at %s is sound in both themes, on a phone and on a desk, and opens without a jump',
  async ([address, screen]) => {
    await using opened = await open(screen);
    const { page, problems } = opened;
    for (const width of [390, 1280]) {
      await inWidth(page, width);
      await visit(page, screen);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      expect(await page.title()).toBe(`${heading} · Gatehouse`);
      expect((await shiftsOf(page)).filter(isNoticed), `${width} pixels`).toEqual([]);
      await look(page, `screen${address.replaceAll(/\W+/g, '-')}`);
    }
    expect(problems).toEqual([]);
  },
);

test.for(states)('what is seen on $name is sound in both themes, on a phone and on a desk', async (state) => {
  await using opened = await open(state);
  const { page, problems } = opened;
  await inWidth(page, 390);
  await visit(page, state);
  await state.open?.(page);
  await look(page, `state-${state.name}`);
  await inWidth(page, 1280);
  await look(page, `state-${state.name}`);
  expect(problems).toEqual([]);
});
