import { execFile } from 'node:child_process';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { newApiKey } from '#tests/support/api-keys.ts';
import { axeFindings } from '#tests/support/browser/accessibility.ts';
import { openPage } from '#tests/support/browser/browser.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { startListening } from '#tests/support/browser/site.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';

let browser: Browser;
let gatehouse: Gatehouse;
beforeAll(async () => {
  [browser, gatehouse] = await Promise.all([launchBrowser(), startListening({ webApp: false })]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gatehouse.close()]);
});

const firstCall = (page: Page) => page.getByRole('region', { name: 'Make your first call' });
const stepOf = (page: Page, title: string) =>
  firstCall(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title }) });
const commandsOf = (page: Page) => firstCall(page).locator('.step-command pre').allTextContents();

/** Signs in with the form in the bar of the page. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText(`Signed in here as ${email}.`).waitFor();
}

test('the commands of the first calls work as printed, with a session and with an API key', async () => {
  const owner = await Person.signUp(gatehouse);
  const { key } = await newApiKey(owner, { scopes: ['organization:create', 'organization:read'] });
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page, problems } = opened;
  page.setDefaultTimeout(30_000);
  await page.goto('/api/auth/docs');
  await stepOf(page, 'Sign in').waitFor();
  const withSession = await commandsOf(page);
  expect(withSession.every((command) => command.includes(`${gatehouse.options.baseUrl}/api/auth/`))).toBe(true);
  await firstCall(page).getByRole('button', { name: 'API key' }).click();
  await stepOf(page, 'List your organizations').waitFor();
  const withKey = await commandsOf(page);
  expect(withKey.map((command) => command.split(' ')[0])).toEqual(['export', 'curl', 'curl']);

  await using folder = await mkdtempDisposable(join(tmpdir(), 'gatehouse-curl-'));
  const values = { 'you@example.com': owner.email, 'your password': PASSWORD, 'gk_…': key };
  const answers = [];
  for (const commands of [withSession, withKey]) {
    const script = commands.map((command) => `${command}${command.startsWith('curl') ? ' --silent\necho' : ''}`);
    const filled = Object.entries(values).reduce((text, [from, to]) => text.replaceAll(from, to), script.join('\n'));
    // The service runs in this process, which must not wait for the commands.
    const { stdout } = await promisify(execFile)('sh', ['-c', filled], { cwd: folder.path });
    answers.push(
      ...stdout
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    );
  }
  const organization = { id: expect.any(String), name: 'Acme' };
  expect(answers).toMatchObject([
    { user: { email: owner.email } },
    { user: { email: owner.email } },
    organization,
    [organization],
    // The same command again, with the same slug.
    { code: 'ORGANIZATION_ALREADY_EXISTS' },
  ]);
  expect(problems).toEqual([]);
}, 90_000);

test('signed-in users run the first calls on the page, and open each in the list', async () => {
  const { email } = await Person.signUp(gatehouse);
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page, problems } = opened;
  page.setDefaultTimeout(30_000);
  await page.goto('/api/auth/docs');
  await page.getByText('Sign in above to run the calls on this page.').waitFor();
  expect(
    await firstCall(page)
      .getByRole('button', { name: /^Run it here/ })
      .count(),
  ).toBe(0);
  await signIn(page, email);
  expect((await commandsOf(page))[0]).toContain(email);

  for (const title of ['Read the session', 'Create an organization']) {
    await stepOf(page, title)
      .getByRole('button', { name: `Run it here: ${title}` })
      .click();
    await stepOf(page, title).getByText('Answered 200').waitFor();
  }
  await stepOf(page, 'Read the session').locator('.step-answer').getByText(email).waitFor();
  // The next one gets another slug.
  await stepOf(page, 'Create an organization')
    .getByRole('button', { name: /^Run it here/ })
    .click();
  await stepOf(page, 'Create an organization').getByText('Answered 200').waitFor();
  expect(await axeFindings(page, { within: '.first-call' })).toEqual([]);

  await stepOf(page, 'Create an organization').getByRole('link', { name: 'Open the call' }).click();
  await page.locator('[id$="-organizationCreate"].opblock .request-sample').waitFor();
  expect(new URL(page.url()).hash).toBe('#/Organizations/organizationCreate');
  await stepOf(page, 'Sign in').getByRole('link', { name: 'Sign up' }).click();
  await page.locator('[id$="-signUpEmail"].opblock .request-sample').waitFor();
  expect(problems).toEqual([]);
}, 90_000);

test('a call says in words how it is authenticated, without a padlock', async () => {
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page } = opened;
  page.setDefaultTimeout(30_000);
  await page.goto('/api/auth/docs');
  const authenticationOf = (id: string) => page.locator(`[id$="-${id}"].opblock .authentication`);
  const group = (name: string) => page.locator(`.opblock-tag[data-tag="${name}"]`);
  await group('Session and sign-in').click();
  expect(await authenticationOf('getSession').textContent()).toBe('Session, optional');
  expect(await authenticationOf('signInEmail').count()).toBe(0);
  // Swagger UI renders only the visible part of a page with many open calls.
  await group('Session and sign-in').click();
  await group('Organizations').click();
  expect(await authenticationOf('organizationList').textContent()).toBe('Session or API key');
  expect(await page.locator('.authorization__btn').count()).toBe(0);
}, 90_000);
