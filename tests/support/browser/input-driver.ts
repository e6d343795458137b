import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export type InputMode = 'mouse' | 'keyboard';

export interface InputDriver {
  press: (target: Locator) => Promise<void>;
  fill: (target: Locator, text: string) => Promise<void>;
}

export function createInputDriver(page: Page, mode: InputMode): InputDriver {
  if (mode === 'mouse') return { press: (target) => target.click(), fill: (target, text) => target.fill(text) };
  return {
    press: async (target) => {
      await focusByKeyboard(page, target);
      const isBox = await target.evaluate((element) => element instanceof HTMLInputElement);
      await page.keyboard.press(isBox ? 'Space' : 'Enter');
    },
    fill: async (target, text) => {
      await focusByKeyboard(page, target);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
  };
}

/** More key presses than any screen needs. */
const MAX_STEPS = 150;

/** Moves the focus to the target, in a menu by arrow keys, otherwise by Tab. */
async function focusByKeyboard(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  // The locator is resolved each time: a page that is just loading may replace the element.
  await expect.poll(() => target.isEnabled()).toBe(true);
  const key = (await target.getAttribute('role'))?.startsWith('menuitem') ? 'ArrowDown' : 'Tab';
  for (let step = 0; step < MAX_STEPS; step++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} cannot be focused with ${key}`);
}
