import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { addConnection, addUser, hasConnections, proveDomain, sqlOf } from '#tests/features/sso/sign-in/connections.ts';
import { checkScreen, setWidth } from '#tests/support/browser/accessibility.ts';
import { openPage } from '#tests/support/browser/browser.ts';
import { button } from '#tests/support/browser/browser-flow.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { startSite } from '#tests/support/browser/site.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { OpenIdServer } from '#tests/support/peers/openid-server.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const DOMAIN = 'acme.example';
const providerId = 'acme';

let browser: Browser;
let gatehouse: Gatehouse;
let server: OpenIdServer;

beforeAll(async () => {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  server = await OpenIdServer.start({ providerId, callbackPath: '/api/auth/sso/callback', base, page: true });
  [browser, gatehouse] = await Promise.all([
    launchBrowser(),
    startSite({ port, baseUrl: base, outgoing: { privateHosts: ['127.0.0.1'] } }),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gatehouse.close()]);
  await server[Symbol.asyncDispose]();
});

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const email = (page: Page) => page.getByLabel('Email', { exact: true });

async function enter(page: Page, address: string): Promise<void> {
  await email(page).fill(address);
  await email(page).press('Enter');
}

/** The screen in both themes and widths. */
async function check(page: Page, name: string): Promise<void> {
  for (const width of [390, 1280]) {
    await setWidth(page, width);
    await checkScreen(page, `email-first-${name}`);
  }
}

test('the domain of an address decides how its users sign in', { timeout: 120_000 }, async () => {
  const { baseUrl } = gatehouse.options;
  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  await using opened = await openPage({ browser, baseUrl });
  const { page, problems } = opened;

  const domains = [await proveDomain(gatehouse, organization, DOMAIN)];
  await addConnection(gatehouse, organization, { issuer: server.issuer, providerId, domains });
  // Processes read in the background whether there are connections.
  await expect.poll(() => hasConnections(gatehouse), { timeout: 30_000 }).toBe(true);
  await page.goto('/sign-in');
  await button(page, 'Continue').waitFor();
  expect(await password(page).count()).toBe(0);
  await check(page, 'address');

  // Of another domain: the password, in the same form.
  const form = await page.locator('form').elementHandle();
  await enter(page, owner.email);
  await password(page).waitFor();
  expect(await password(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.locator('form').evaluate((now, before) => now === before, form)).toBe(true);
  expect(await page.getByRole('button', { name: /^Continue with/ }).count()).toBe(0);
  await email(page).fill('ada@other.example');
  await expect.poll(() => password(page).count()).toBe(0);
  await enter(page, owner.email);
  await password(page).fill(PASSWORD);
  await password(page).press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/sign-in');
  await page.context().clearCookies();

  // The identity provider is offered beside the password.
  await page.goto('/sign-in');
  await enter(page, `ada@${DOMAIN}`);
  await password(page).waitFor();
  await check(page, 'optional');
  const subject = addUser(server, { email: `ada@${DOMAIN}`, email_verified: true });
  await button(page, 'Continue with Acme').click();
  await page.getByLabel('Account').fill(subject);
  await button(page, 'Sign in').click();
  await page.waitForURL(`${baseUrl}/**`);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/sign-in');
  await page.context().clearCookies();

  // The next sign-in needs no address.
  await page.goto('/sign-in');
  await page.locator('.gh-last-used').getByRole('button', { name: 'Continue with Acme' }).waitFor();
  await check(page, 'last');

  // Where it is required, no password is asked for.
  await sqlOf(gatehouse)(`update organization set requires_provider = true where id = '${organization.id}'`);
  await enter(page, `ada@${DOMAIN}`);
  await page.getByText(`${DOMAIN} uses single sign-on.`).waitFor();
  const acme = button(page, 'Continue with Acme');
  expect(await acme.evaluate((shown) => shown === document.activeElement)).toBe(true);
  await check(page, 'required');
  await acme.press('Enter');
  await page.getByLabel('Account').waitFor();
  await button(page, 'Cancel').click();
  await page.getByText('Sign-in was canceled.').waitFor();
  await enter(page, `ada@${DOMAIN}`);
  await acme.waitFor();

  // Owners have another way.
  await button(page, 'I am an owner and need another way').click();
  await password(page).waitFor();
  expect(await password(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await acme.count()).toBe(0);
  await email(page).fill('');
  await button(page, 'Continue').waitFor();

  // A response that the provider sent on its own was not used. The page offers a sign-in that begins here.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/sign-in?gatehouse=sso:${providerId}&error=sso_unsolicited`);
  await page.getByText('Single sign-on starts here.').waitFor();
  await acme.waitFor();
  await check(page, 'unsolicited');
  expect(new URL(page.url()).search).toBe('');
  await acme.click();
  await page.getByLabel('Account').waitFor();
  // Of an unknown connection it offers none.
  await page.goto('/sign-in?gatehouse=sso:unknown&error=sso_unsolicited');
  await page.getByText('Single sign-on starts here.').waitFor();
  await email(page).waitFor();

  // Several identity providers.
  await addConnection(gatehouse, organization, { issuer: `${server.issuer}/other`, providerId: 'other', domains });
  await enter(page, `ada@${DOMAIN}`);
  await page.getByText(`${DOMAIN} uses single sign-on.`).waitFor();
  expect(await page.getByRole('button', { name: 'Continue with Acme' }).count()).toBe(2);
  expect(problems).toEqual([]);
});
