import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** Minified, since it is injected into every page. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export interface AxeFinding {
  rule: string;
  impact: 'serious' | 'critical';
  help: string;
  /** CSS selectors. */
  elements: string[];
}

interface Scope {
  /** Default: all rules. */
  rules?: string[];
  /** A selector; default: the whole page. */
  within?: string;
}

/** Serious and critical violations. The debugger injects axe-core, so no content security policy blocks it. */
export async function axeFindings(page: Page, scope: Scope = {}): Promise<AxeFinding[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(({ rules, within }) => {
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

/** Switches the colour scheme of an open page and waits for its animations. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-mantine-color-scheme="${theme}"]`).waitFor({ state: 'attached' });
  await endAnimations(page);
}

export async function endAnimations(page: Page): Promise<void> {
  // `finished` rejects when a theme change cancels the animation. Loaders are animated without end.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** With SCREENSHOTS=1 saves the whole page as `dist/screenshots/<name>.png` and returns the path. */
export async function saveScreenshot(page: Page, name: string): Promise<string | undefined> {
  if (!process.env['SCREENSHOTS']) return undefined;
  const path = join(ROOT, 'dist/screenshots', `${name}.png`);
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  return path;
}

/** The submit buttons of dialogs that do not stand at the end of their line, after *Cancel* if the dialog can be closed. */
export function misplacedDialogButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role=dialog] form [type=submit], dialog form [type=submit]')]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const [own, form] = [button.getBoundingClientRect(), button.closest('form')!.getBoundingClientRect()];
        const rest = document.documentElement.dir === 'rtl' ? own.left - form.left : form.right - own.right;
        const dialog = button.closest('[role=dialog], dialog')!;
        // A component in a dialog has several forms, none of which it closes.
        if (dialog.matches('.gh-wide')) return false;
        const isClosable = dialog.querySelector('header button') !== null;
        const isAfterCancel = button.previousElementSibling?.tagName === 'BUTTON';
        return Math.abs(rest) > 1 || isClosable !== isAfterCancel;
      })
      .map(({ innerText }) => innerText),
  );
}

/** The buttons of rows that only have an icon. What opens a menu or the details, or copies the text beside it, may. */
export function iconOnlyRowActions(page: Page): Promise<string[]> {
  const row = ':is(li, tbody tr, .row, .gh-row)';
  return page.evaluate(
    (rows) =>
      [...document.querySelectorAll<HTMLElement>(`${rows} button:not([aria-haspopup], [data-copies])`)]
        .filter((button) => button.checkVisibility() && button.role === null)
        // Those of a dialog that a row contains are not the row's.
        .filter((button) => button.closest('dialog') === button.closest(rows)!.closest('dialog'))
        .filter((button) => button.innerText.trim() === '')
        .map((button) => button.ariaLabel ?? button.outerHTML),
    row,
  );
}

export const THEMES = ['light', 'dark'] as const;

/** Checks a screen in these themes with axe and for horizontal overflow, and saves screenshots if they are wanted. */
export async function checkScreen(
  page: Page,
  name: string,
  themes: readonly (typeof THEMES)[number][] = THEMES,
): Promise<void> {
  const width = page.viewportSize()!.width;
  // The page under a dialog or a menu is checked without it.
  const front = '[role=dialog], [role=menu]';
  const scope = (await page.locator(front).count()) > 0 ? { within: front } : {};
  for (const [index, theme] of themes.entries()) {
    const at = `${name}-${theme}-${width}`;
    await setTheme(page, theme);
    // Only contrast can differ in another theme.
    const rules = index === 0 ? {} : { rules: ['color-contrast'] };
    expect(await axeFindings(page, { ...scope, ...rules }), at).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(width);
    expect(await misplacedDialogButtons(page), at).toEqual([]);
    expect(await iconOnlyRowActions(page), at).toEqual([]);
    await saveScreenshot(page, at);
  }
}
