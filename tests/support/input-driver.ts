import type { Locator, Page } from 'playwright-core';

/** What a walk is done with: the mouse, or nothing but the keyboard. */
export type InputMode = 'mouse' | 'keyboard';

export interface InputDriver {
  press: (target: Locator) => Promise<void>;
  fill: (target: Locator, text: string) => Promise<void>;
}

export function createInputDriver(page: Page, mode: InputMode): InputDriver {
  if (mode === 'mouse') return { press: (target) => target.click(), fill: (target, text) => target.fill(text) };
  return {
    press: async (target) => {
      await reach(page, target);
      const isBox = await target.evaluate((element) => element instanceof HTMLInputElement);
      await page.keyboard.press(isBox ? 'Space' : 'Enter');
    },
    fill: async (target, text) => {
      await reach(page, target);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
  };
}

/** More than any screen has to pass. */
const STEPS = 150;

/** Goes on from where the focus is, as a person does: within a menu by the arrows, elsewhere by Tab. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const element = (await target.elementHandle())!;
  await element.waitForElementState('enabled');
  const key = (await element.getAttribute('role'))?.startsWith('menuitem') ? 'ArrowDown' : 'Tab';
  for (let step = 0; step < STEPS; step++) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} is not reached by ${key}`);
}
