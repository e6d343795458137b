import type { Page } from 'playwright-core';

/**
 * The controls that a toast covers, of those that could be used without it. A toast may cover controls of a phone's page
 * until the page is scrolled to its end.
 */
export async function controlsUnderToast(page: Page): Promise<string[]> {
  if (page.viewportSize()!.width <= 390) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(400);
  }
  return page.evaluate(() =>
    [...document.querySelectorAll('main button, main a, main input, header button, header a')]
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const elements = document.elementsFromPoint(x + width / 2, y + height / 2);
        const [first, ...others] = elements.filter((element) => !element.closest('.toasts'));
        return elements.length > others.length + 1 && first !== undefined && control.contains(first);
      })
      .map((control) => control.textContent || control.getAttribute('name') || control.outerHTML),
  );
}
