import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { openPage } from '#tests/support/browser/browser.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { newApiKey, programWith } from '#tests/support/api-keys.ts';
import { Person } from '#tests/support/person.ts';
import { startListening } from '#tests/support/browser/site.ts';

let browser: Browser;
let gatehouse: Gatehouse;
beforeAll(async () => {
  [browser, gatehouse] = await Promise.all([launchBrowser(), startListening({ webApp: false })]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gatehouse.close()]);
});

/** Sends a call from the explorer and returns its response. */
async function tryOut(page: Page, operationId: string, body?: unknown): Promise<{ status: string; answer: unknown }> {
  const call = page.locator(`[id$="-${operationId}"].opblock`);
  if (!(await call.locator('.opblock-body').isVisible())) await call.locator('.opblock-summary-control').click();
  // Rendered after the call opens; its label is «Cancel» once clicked.
  const begin = call.locator('.try-out__btn').first();
  await begin.waitFor();
  if ((await begin.textContent())?.includes('Try it out')) await begin.click();
  if (body !== undefined) await call.locator('textarea.body-param__text').fill(JSON.stringify(body));
  const [response] = await Promise.all([
    page.waitForResponse((answered) => answered.url().includes('/api/auth/')),
    call.getByRole('button', { name: 'Send request' }).click(),
  ]);
  await call.locator('.live-response').waitFor();
  return { status: String(response.status()), answer: await response.json() };
}

test('the explorer makes a call with an API key, without a session', async () => {
  const owner = await Person.signUp(gatehouse);
  const { key } = await newApiKey(owner, { scopes: ['organization:create', 'organization:read'] });
  const program = programWith(gatehouse, key);
  const { body: organization } = await program.post('/organization/create', { name: 'Acme', slug: 'acme' });
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page, problems } = opened;
  page.setDefaultTimeout(30_000);
  await page.goto('/api/auth/docs');
  await page.locator('.opblock-tag[data-tag="Organizations"]').click();

  for (const scheme of ['apiKey', 'bearer']) {
    await page.locator('.scheme-container .btn.authorize').click();
    const form = page.locator('.auth-container', { has: page.locator('h4', { hasText: new RegExp(`^${scheme}`) }) });
    await form.locator('input').fill(key);
    await form.locator('.btn.authorize').click();
    await page.locator('.auth-btn-wrapper .btn-done').first().click();

    expect(await tryOut(page, 'organizationList')).toMatchObject({ status: '200', answer: [{ id: organization.id }] });

    await page.locator('.scheme-container .btn.authorize').click();
    await form.locator('.btn.modal-btn:not(.btn-done)').click();
    await page.locator('.auth-btn-wrapper .btn-done').first().click();
  }
  expect(problems).toEqual([]);
}, 90_000);
