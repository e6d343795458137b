import type { Page } from 'playwright-core';

/** The controls of which a toast covers a part that the header does not hide. */
export function controlsUnderToast(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const header = document.querySelector('header')!;
    const toast = document
      .querySelector('.mantine-Notification-root, .gh-announcement > span')!
      .getBoundingClientRect();
    return [...document.querySelectorAll('main button, main a, main input, header button, header a')]
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const visibleTop = header.contains(control) ? top : Math.max(top, header.getBoundingClientRect().bottom);
        return width > 0 && left < toast.right && right > toast.left && visibleTop < toast.bottom && bottom > toast.top;
      })
      .map((control) => control.textContent || control.getAttribute('name') || control.outerHTML);
  });
}
