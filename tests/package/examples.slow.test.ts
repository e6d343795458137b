import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { sample } from '#tests/support/sources/documents.ts';

import { startComponentPages, type ComponentPages } from './components-pages.ts';
import { installClient } from './install-tarball.ts';

const examples = join(import.meta.dirname, 'consumer/src/examples');

let app: Awaited<ReturnType<typeof installClient>>;
let browser: Browser;
let pages: ComponentPages;
beforeAll(async () => {
  [app, browser] = await Promise.all([installClient(join(import.meta.dirname, 'consumer')), launchBrowser()]);
  pages = await startComponentPages({ browser, folder: app.folder, options: { appName: 'Acme' } });
}, 180_000);
afterAll(async () => {
  await pages[Symbol.asyncDispose]();
  await Promise.all([browser.close(), app[Symbol.asyncDispose]()]);
});

const samples = [
  ['docs/components/user-profile.md#pages-of-your-app tsx', 'account-with-keys'],
  ['docs/components/api-keys.md#example tsx', 'api-keys'],
  ['docs/components/create-organization.md#example tsx', 'create-organization'],
  ['docs/components/organization-list.md#example tsx', 'organization-list'],
  ['docs/components/organization-profile.md#example tsx', 'organization-profile'],
  ['docs/components/organization-switcher.md#example tsx', 'organization-switcher'],
  ['docs/components/protect.md#example tsx', 'protect'],
  ['docs/components/redirect-to-sign-in.md#example tsx', 'redirect-to-sign-in'],
  ['docs/components/sign-in.md#example tsx', 'sign-in'],
  ['docs/components/sign-in-button.md#example tsx', 'sign-in-button'],
  ['docs/components/sign-out-button.md#example tsx', 'sign-out-button'],
  ['docs/components/sign-up.md#example tsx', 'sign-up'],
  ['docs/components/signed-in.md#example tsx', 'signed-in'],
  ['docs/components/signed-out.md#example tsx', 'signed-out'],
  ['docs/components/user-button.md#example tsx', 'user-button'],
  ['docs/components/user-profile.md#example tsx', 'user-profile'],
  ['docs/components/verify-email.md#example tsx', 'verify-email'],
] as const;

test('the examples of the pages are files of the app, and every file is one', async () => {
  for (const [name, file] of samples) {
    expect(sample(name), name).toBe(await readFile(join(examples, `${file}.tsx`), 'utf8'));
  }
  expect((await readdir(examples)).toSorted()).toEqual(samples.map(([, file]) => `${file}.tsx`).toSorted());
});

/** The text of each example that visitors see. */
const forVisitors = {
  'sign-in': 'Sign in to Acme',
  'sign-up': 'Create your Acme account',
  'sign-in-button': 'Log in',
  'signed-out': 'Sign in',
  protect: 'Ask an admin to invite your colleagues.',
};

/** The text of each example that the owner of an organization sees. */
const forOwners = {
  'account-with-keys': 'API keys',
  'api-keys': 'No API keys yet',
  'create-organization': 'New organization',
  'organization-list': 'Organizations',
  'organization-profile': 'Leave organization',
  'organization-switcher': 'Switch organization',
  protect: 'Invite members',
  'redirect-to-sign-in': 'Only for users',
  'sign-in-button': 'Sign out',
  'sign-out-button': 'Log out',
  'signed-in': 'Your account',
  'user-button': 'Your account',
  'user-profile': 'Profile',
  'verify-email': 'verify your email',
};

test('the examples show what their pages say, to visitors and to the owner of an organization', async () => {
  const { appUrl, gatehouse } = pages;
  await using opened = await pages.open('/gallery.html?show=sign-in');
  const { page } = opened;
  for (const [name, text] of Object.entries(forVisitors)) {
    await page.goto(`/gallery.html?show=${name}`);
    await page.getByText(text).first().waitFor();
  }
  await page.goto('/gallery.html?show=redirect-to-sign-in');
  await page.waitForURL(`${appUrl}/sign-in`);

  const person = await Person.signUp(gatehouse);
  const { id: organizationId } = await newOrganization(gatehouse, person);
  const headers = { origin: appUrl };
  const { baseUrl } = gatehouse.options;
  const data = { email: person.email, password: PASSWORD };
  await page.request.post(`${baseUrl}/api/auth/sign-in/email`, { data, headers });
  await page.request.post(`${baseUrl}/api/auth/organization/set-active`, { data: { organizationId }, headers });
  for (const [name, text] of Object.entries(forOwners)) {
    await page.goto(`/gallery.html?show=${name}`);
    await page.getByText(text).first().waitFor({ state: 'attached' });
  }
}, 90_000);

test('the rule of a new password is a hint, the error after a mistake, and marked once the password keeps it', async () => {
  await using opened = await pages.open('/gallery.html?show=sign-up');
  const { page } = opened;
  const password = page.getByLabel('Password', { exact: true });
  const rule = page.getByText('At least 8 characters');
  const mark = () => rule.evaluate((hint) => getComputedStyle(hint, '::before').borderBottomWidth);
  expect(await rule.innerText()).toBe('Enter a password of at least 8 characters');
  expect(await rule.getAttribute('aria-live')).toBe('polite');
  await page.getByRole('button', { name: 'Create account' }).click();
  expect(await rule.getAttribute('class')).toBe('gh-error');
  await password.fill('short');
  expect(await rule.getAttribute('class')).toBe('gh-hint');
  expect(await mark()).toBe('0px');
  await password.fill(' '.repeat(8));
  expect(await mark()).toBe('0px');
  await password.fill(PASSWORD);
  expect(await rule.innerText()).toBe('At least 8 characters');
  expect(await mark()).toBe('2px');
}, 60_000);
