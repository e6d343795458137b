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
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.toasts .mantine-Notification-root')];
    const boxes = toasts.map((toast) => toast.getBoundingClientRect());
    return [...document.querySelectorAll('main button, main a, main input, header button, header a')]
      .filter((control) => {
        const { left, right, top, bottom, x, y, width, height } = control.getBoundingClientRect();
        const elements = document.elementsFromPoint(x + width / 2, y + height / 2);
        // Not what is scrolled under the header.
        const isReachable = control.contains(elements.find((element) => !element.closest('.toasts')) ?? null);
        const isCovered = boxes.some(
          (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
        return isReachable && isCovered;
      })
      .map((control) => control.textContent || control.getAttribute('name') || control.outerHTML);
  });
}
