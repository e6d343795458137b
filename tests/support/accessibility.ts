import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Less than half of what the package's entry is: it is brought into every page. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export interface AxeFinding {
  rule: string;
  impact: 'serious' | 'critical';
  help: string;
  /** CSS selectors. */
  elements: string[];
}

interface Scope {
  /** All rules unless said. */
  rules?: string[];
  /** The part of the page that is looked at, by its selector; all of it unless said. */
  within?: string;
}

/** What axe-core finds serious or critical; the debugger brings it in, and is bound by no content security policy. */
export async function axeFindings(page: Page, scope: Scope = {}): Promise<AxeFinding[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(({ rules, within }) => {
    // The line above put it there.
    const page = globalThis as unknown as { axe: typeof axe };
    return page.axe.run(within ?? document, { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) });
  }, scope);
  return violations.flatMap(({ id, impact, help, nodes }) =>
    impact === 'serious' || impact === 'critical'
      ? [{ rule: id, impact, help, elements: nodes.map(({ target }) => target.join(' ')) }]
      : [],
  );
}

export const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Shows an open page in the other colours, and waits until nothing moves any more. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-mantine-color-scheme="${theme}"]`).waitFor({ state: 'attached' });
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

/** Keeps the whole page as `dist/screenshots/<name>.png`, and answers where. */
export async function screenshot(page: Page, name: string): Promise<string> {
  const path = join(ROOT, 'dist/screenshots', `${name}.png`);
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  return path;
}

/** Holds what a page shows, in both themes: nothing serious for axe, nothing wider than the window, and a picture of it. */
export async function checkScreen(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()!.width;
  // What lies under a dialog or a menu was looked at without it.
  const front = '[role=dialog], [role=menu]';
  const scope = (await page.locator(front).count()) > 0 ? { within: front } : {};
  for (const theme of ['light', 'dark'] as const) {
    const at = `${name}-${theme}-${width}`;
    await setTheme(page, theme);
    // The same elements in the same places: what can be worse in the dark is contrast.
    const rules = theme === 'light' ? {} : { rules: ['color-contrast'] };
    expect(await axeFindings(page, { ...scope, ...rules }), at).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(width);
    await screenshot(page, at);
  }
}
