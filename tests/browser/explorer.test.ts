import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Gatehouse } from '#server/app.ts';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { startListening } from '#tests/support/site.ts';

let browser: Browser;
let gatehouse: Gatehouse;
beforeAll(async () => {
  [browser, gatehouse] = await Promise.all([launchBrowser(), startListening({ webApp: false })]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gatehouse.close()]);
});

/** The explorer, drawn. */
async function openExplorer(page: Page): Promise<void> {
  page.setDefaultTimeout(30_000);
  await page.goto('/api/auth/docs');
  for (const group of ['Session and sign-in', 'The account and the service']) {
    await page.locator(`.opblock-tag[data-tag="${group}"]`).click();
  }
}

/** Opens a call, sends it with this body, and reads what came back. */
async function tryOut(page: Page, operationId: string, body?: unknown): Promise<{ status: string; answer: unknown }> {
  const call = page.locator(`[id$="-${operationId}"].opblock`);
  if (!(await call.locator('.opblock-body').isVisible())) await call.locator('.opblock-summary-control').click();
  const begin = call.getByRole('button', { name: 'Try it out' });
  if (await begin.isVisible()) await begin.click();
  if (body !== undefined) await call.locator('textarea.body-param__text').fill(JSON.stringify(body));
  const answered = page.waitForResponse((response) => response.url().includes('/api/auth/'));
  await call.getByRole('button', { name: 'Execute' }).click();
  const response = await answered;
  await call.locator('.live-responses-table .response-col_status').last().waitFor();
  return { status: String(response.status()), answer: await response.json() };
}

test('the explorer signs up, sees the session by its cookie and, without cookies, by the token of that sign-up', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page, problems } = opened;
  await openExplorer(page);
  const email = 'explorer@example.com';

  const signedUp = await tryOut(page, 'signUpEmail', { name: 'Explorer', email, password: PASSWORD });
  expect(signedUp).toMatchObject({ status: '200', answer: { user: { email } } });

  expect(await tryOut(page, 'getSession')).toMatchObject({ status: '200', answer: { user: { email } } });

  await page.context().clearCookies();
  expect(await tryOut(page, 'updateUser', { name: 'Renamed' })).toEqual({ status: '200', answer: { status: true } });
  expect(problems).toEqual([]);
}, 90_000);

test('calls are grouped by domain, and those for a browser alone say so', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page } = opened;
  await openExplorer(page);

  const groups = await page
    .locator('.opblock-tag')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('data-tag')));
  expect(groups.slice(0, 2)).toEqual(['Session and sign-in', 'Verification and passwords']);
  expect(await page.locator('[id$="-error"].opblock .opblock-summary-description').innerText()).toMatch(
    /^In a browser:/,
  );
}, 90_000);
