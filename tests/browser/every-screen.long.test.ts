import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';

import { ENROLMENT, signInAddresses } from '#client/features/sign-in/addresses.ts';
import { screens, visit, type Visit } from '#tests/gallery/screens.ts';
import { setWidth, checkScreen, THEMES } from '#tests/support/browser/accessibility.ts';
import type { OpenPage } from '#tests/support/browser/browser.ts';
import { setUpDemoSite } from '#tests/gallery/demo-site.ts';

const open = setUpDemoSite();

/** The page of each user, who visits the screens one after the other. */
const pages = new Map<Visit['as'], Promise<OpenPage>>();
const pageOf = ({ as }: Visit) => {
  const existing = pages.get(as);
  if (existing) return existing;
  const opened = open({ ...(as && { as }) });
  pages.set(as, opened);
  return opened;
};

afterAll(async () => {
  for (const opened of pages.values()) await (await opened).close();
});

interface Shift {
  /** The layout shift score: the share of the viewport that moved, times the distance. */
  value: number;
  moved: string[];
}

// TypeScript's library has no type for these entries yet.
type ShiftEntry = PerformanceEntry & { value: number; sources: { node: Element | null }[] };

/** The layout shifts since the page was loaded. */
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
        // Buffered entries arrive at once; if none came after two frames, there are none.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve([]))));
      }),
  );
}

/** Smaller shifts are not noticed. */
const isNoticeable = ({ value }: Shift) => value > 0.05;

/** Screens that load neither the router nor Mantine. */
const signInScreens: readonly string[] = [...Object.values(signInAddresses), ENROLMENT];

const loadsConsole = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /assets\/console-start-/.test(name)));

/** Each screen at one width and in one theme; with LONG=1 in all four combinations, with SCREENSHOTS=1 in both themes. */
const cases = Object.entries<Visit>(screens).map(([address, screen], index) => {
  const { LONG, SCREENSHOTS } = process.env;
  const widths = LONG ? [390, 1280] : [index % 2 ? 390 : 1280];
  const themes = LONG || SCREENSHOTS ? THEMES : [THEMES[Math.floor(index / 2) % 2]!];
  return { address, screen, widths, themes };
});

test.for(cases)(
  'the screen at $address is accessible and stable in $themes at $widths pixels',
  async ({ address, screen, widths, themes }) => {
    const { page, problems } = await pageOf(screen);
    problems.length = 0;
    for (const width of widths) {
      await setWidth(page, width);
      await visit(page, screen);
      const heading = (await page.getByRole('heading', { level: 1 }).textContent())!;
      expect(await page.title()).toBe(heading.includes('Gatehouse') ? heading : `${heading} · Gatehouse`);
      expect((await shiftsOf(page)).filter(isNoticeable), `${width} pixels`).toEqual([]);
      await checkScreen(page, `screen${address.replaceAll(/\W+/g, '-')}`, themes);
    }
    expect(await loadsConsole(page)).toBe(!signInScreens.includes(address));
    expect(problems).toEqual([]);
  },
);
