import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { screens, visit, type Visit } from '#tests/gallery/screens.ts';
import { setWidth, checkScreen } from '#tests/support/accessibility.ts';
import { setUpDemoSite } from '#tests/support/demo-site.ts';

const open = setUpDemoSite();

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
      await setWidth(page, width);
      await visit(page, screen);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      expect(await page.title()).toBe(`${heading} · Gatehouse`);
      expect((await shiftsOf(page)).filter(isNoticed), `${width} pixels`).toEqual([]);
      await checkScreen(page, `screen${address.replaceAll(/\W+/g, '-')}`);
    }
    expect(problems).toEqual([]);
  },
);
