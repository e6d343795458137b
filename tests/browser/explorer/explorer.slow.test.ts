import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { axeFindings, endAnimations } from '#tests/support/browser/accessibility.ts';
import { openPage } from '#tests/support/browser/browser.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { startListening } from '#tests/support/browser/site.ts';

let browser: Browser;
let gatehouse: Gatehouse;
beforeAll(async () => {
  [browser, gatehouse] = await Promise.all([launchBrowser(), startListening({ webApp: false })]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gatehouse.close()]);
});

/** Opens the explorer and expands two groups. */
async function openExplorer(page: Page): Promise<void> {
  page.setDefaultTimeout(30_000);
  await page.goto('/api/auth/docs');
  for (const group of ['Session and sign-in', 'The account and the service']) {
    await page.locator(`.opblock-tag[data-tag="${group}"]`).click();
  }
}

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

test('the explorer authenticates by cookie and, without cookies, by bearer token', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page, problems } = opened;
  await openExplorer(page);
  const email = 'explorer@example.com';

  const signedUp = await tryOut(page, 'signUpEmail', { name: 'Explorer', email, password: PASSWORD });
  expect(signedUp).toMatchObject({ status: '200', answer: { user: { email } } });

  expect(await tryOut(page, 'getSession')).toMatchObject({ status: '200', answer: { user: { email } } });

  const signedIn = await tryOut(page, 'signInEmail', { email, password: PASSWORD });
  expect(signedIn).toMatchObject({ status: '200', answer: { user: { email } } });
  await page.context().clearCookies();
  expect(await tryOut(page, 'updateUser', { name: 'Renamed' })).toEqual({ status: '200', answer: { status: true } });
  // Lists references that could not be resolved.
  expect(await page.locator('.errors-wrapper').allTextContents()).toEqual([]);
  expect(problems).toEqual([]);
}, 90_000);

test('the first screen signs in and out, for the calls below it', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page } = opened;
  const { email } = await Person.signUp(gatehouse);
  await page.goto('/api/auth/docs');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('status').getByText('Invalid email or password').waitFor();
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText(`Signed in as ${email}.`).waitFor();
  await page.locator('.opblock-tag[data-tag="Session and sign-in"]').click();
  expect(await tryOut(page, 'getSession')).toMatchObject({ status: '200', answer: { user: { email } } });
  await page.reload();
  await page.getByText(`Signed in as ${email}.`).waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
});

test('a call has a curl command that works, and its answer the id of the request', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page, problems } = opened;
  await openExplorer(page);
  await page.locator('[id$="-signInEmail"].opblock .opblock-summary-control').click();
  const sample = page.locator('[id$="-signInEmail"].opblock .request-sample');
  await sample.getByRole('button', { name: 'Copy as curl' }).waitFor();
  // The service runs in this process, which must not wait for the command.
  const command = `${(await sample.locator('pre').textContent())!} --silent`;
  const { stdout } = await promisify(execFile)('sh', ['-c', command]);
  expect(JSON.parse(stdout)).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' });

  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/get-session') && response.request().method() === 'GET',
  );
  await tryOut(page, 'getSession');
  const id = page.locator('[id$="-getSession"].opblock .request-id code');
  expect(await id.textContent()).toBe((await answered).headers()['x-request-id']);
  expect(problems).toEqual([]);
}, 90_000);

test('an answer begins with status and time, then has its body, and no second curl command', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page } = opened;
  await openExplorer(page);
  await tryOut(page, 'signInEmail', { email: 'unknown@example.com', password: PASSWORD });
  const call = page.locator('[id$="-signInEmail"].opblock');
  const answer = call.locator('.live-response');
  expect(await answer.locator('.sample-bar p').textContent()).toMatch(/^401 Unauthorized in \d+ ms$/);
  expect(JSON.parse((await answer.locator('.highlight-code pre').textContent())!)).toMatchObject({
    code: 'INVALID_EMAIL_OR_PASSWORD',
  });
  const [answerBox, headingBox] = await Promise.all(
    [answer, call.getByRole('heading', { name: 'Responses' })].map((part) => part.boundingBox()),
  );
  expect(answerBox!.y).toBeLessThan(headingBox!.y);
  expect(await call.locator('pre', { hasText: /^curl / }).count()).toBe(1);
  // It is in view, without scrolling.
  expect(answerBox!.y + answerBox!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
}, 90_000);

test('a call lists the fields of its body, and its responses by status, of which the first is open', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page, problems } = opened;
  page.setDefaultTimeout(30_000);
  await page.goto('/api/auth/docs#/Session%20and%20sign-in/signInEmail');
  const call = page.locator('[id$="-signInEmail"].opblock');
  const fields = call.locator('.call-inputs .fields > li');
  await fields.first().waitFor();
  expect(await fields.locator('.field-name').allTextContents()).toEqual([
    'emailstringrequired',
    'passwordstring (password)required',
    'callbackURLstring',
    'rememberMeboolean',
  ]);
  const rows = call.locator('.status-row');
  expect(await rows.evaluateAll((all) => all.map((row) => row.hasAttribute('open')))).toEqual(
    (await rows.all()).map((_, index) => index === 0),
  );
  // Fields inside a field are listed when they are wanted.
  const user = rows.first().locator('.fields > li', { has: page.locator('.field-name', { hasText: /^userobject/ }) });
  await user.getByText(/^Show \d+ fields$/).click();
  await user.locator('.fields').getByText('The display name.').waitFor();
  await rows.filter({ hasText: '403' }).locator('summary').click();
  await rows.getByRole('link', { name: 'BANNED_USER' }).waitFor();
  expect(problems).toEqual([]);
}, 90_000);

test('the navigation opens a call with its address, marks it, and is filtered', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page, problems } = opened;
  page.setDefaultTimeout(30_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/api/auth/docs');
  const navigation = page.getByRole('navigation', { name: 'Calls' });
  const link = navigation.getByRole('link', { name: 'Sign in with email and password' });
  await link.focus();
  await page.keyboard.press('Enter');
  const call = page.locator('[id$="-signInEmail"].opblock');
  await call.locator('.request-sample').waitFor();
  expect(new URL(page.url()).hash).toBe('#/Session%20and%20sign-in/signInEmail');
  expect(await link.getAttribute('aria-current')).toBe('true');
  expect((await call.boundingBox())!.y).toBeLessThan(100);
  // It stays in view.
  expect((await navigation.boundingBox())!.y).toBe(0);

  await navigation.getByRole('searchbox', { name: 'Filter calls' }).fill('verifies an address');
  const found = navigation.getByRole('link');
  await expect.poll(() => found.allTextContents()).toEqual(['POSTMail a link that verifies an address']);
  await found.click();
  await page.locator('[id$="-sendVerificationEmail"].opblock .request-sample').waitFor();
  await navigation.getByRole('searchbox').fill('');
  // Over the group, which was opened too.
  await page.goBack();
  await page.goBack();
  await expect.poll(() => link.getAttribute('aria-current')).toBe('true');
  await navigation.getByRole('searchbox').fill('no such call');
  await navigation.getByText('No call matches “no such call”.').waitFor();
  expect(problems).toEqual([]);
}, 90_000);

test('the language of the samples is chosen once', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page, problems } = opened;
  page.setDefaultTimeout(30_000);
  await page.goto('/api/auth/docs#/Session%20and%20sign-in/signInEmail');
  const sampleOf = (id: string) => page.locator(`[id$="-${id}"].opblock .request-sample`);
  await sampleOf('signInEmail').getByRole('button', { name: 'Python', exact: true }).click();
  await page.locator('[id$="-getSession"].opblock .opblock-summary-control').click();
  for (const id of ['signInEmail', 'getSession']) await sampleOf(id).getByText('import requests').waitFor();
  await page.reload();
  await sampleOf('getSession').getByText('import requests').waitFor();
  expect(problems).toEqual([]);
}, 90_000);

test('webhooks are folded, have no curl command, and the page has the font of the web app', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page } = opened;
  await openExplorer(page);
  const webhooks = page.locator('.webhooks .opblock');
  expect(await webhooks.count()).toBe(0);
  await page.getByRole('heading', { name: 'Webhooks' }).click();
  await webhooks.first().locator('.opblock-summary-control').click();
  await webhooks.first().locator('.opblock-body').waitFor();
  expect(await webhooks.first().locator('.request-sample').count()).toBe(0);
  const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(loaded).toBe(1);
}, 90_000);

test('the explorer is accessible, also while calls are tried out, and the groups are on its first screen', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page } = opened;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/api/auth/docs');
  const group = page.locator('.opblock-tag').first();
  await group.waitFor();
  expect((await group.boundingBox())!.y).toBeLessThan(800);
  await openExplorer(page);
  await page.locator('[id$="-signInEmail"].opblock .opblock-summary-control').click();
  await page.locator('[id$="-signInEmail"].opblock .try-out__btn').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  // A body, choices in the address, and an answer.
  await page.locator('[id$="-signInEmail"].opblock .try-out__btn').first().click();
  await page.getByRole('textbox', { name: 'Request body' }).waitFor();
  await tryOut(page, 'getSession');
  await page.getByRole('combobox', { name: 'disableCookieCache' }).waitFor();
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 1280],
    ['dark', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.locator(colorScheme === 'dark' ? 'html.dark-mode' : 'html:not(.dark-mode)').waitFor();
    await endAnimations(page);
    expect(await axeFindings(page), `${colorScheme} ${width}`).toEqual([]);
  }
}, 90_000);
