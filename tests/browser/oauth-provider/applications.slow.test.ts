import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { button, dialog, screen, setUpSite, signIn, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { RelyingParty } from '#tests/support/oauth/relying-party.ts';

const site = setUpSite({ oauthProvider: { enabled: true }, rateLimit: { enabled: false } });

/** The heading of a request, in which the direction of the name is isolated. */
const request = (page: Page, name: string, words: string) =>
  page.getByRole('heading', { level: 1, name: `\u2068${name}\u2069 ${words}` }).waitFor();
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Registers the application of a relying party on the screens of the administration. */
async function register(party: RelyingParty, email: string): Promise<void> {
  await assignRole(site.gatehouse, await site.createUser('Root', email), 'admin');
  await using opened = await site.open();
  const { page, problems } = opened;
  await signInByRequest(page, email);
  await page.goto('/admin/applications');
  // The button is in the list while that is empty.
  await page
    .getByText(/^(No applications yet|Lin.*)$/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Register application' }).click();
  await screen(page, 'Register an application');
  await page.getByLabel('Name', { exact: true }).fill('Lin');
  const addresses = page.getByLabel('Redirect addresses');
  await addresses.fill('http://app.example.com/callback');
  await page.getByText('Use https://, except for localhost.').waitFor();
  await addresses.fill(party.redirectUri);
  // What few applications need is folded, and opens to show an error.
  const advanced = page.getByText('Advanced', { exact: true });
  await advanced.click();
  await page.getByText('Read the name and picture').waitFor();
  const homePage = page.getByLabel('Home page');
  await homePage.fill('app.example.com');
  await advanced.click();
  await button(page, 'Register application').click();
  await homePage.waitFor();
  await page.keyboard.type('x');
  expect(await homePage.inputValue()).toBe('app.example.comx');
  await homePage.fill('');
  await button(page, 'Register application').click();

  await dialog(page).getByText('Application registered').waitFor();
  const [clientId, secret, issuer] = await dialog(page).locator('code:not(pre)').allTextContents();
  expect(await dialog(page).locator('pre').textContent()).toContain(`'${clientId}'`);
  await page.keyboard.press('Escape');
  await inDialog(page, 'I have stored it').click();
  await screen(page, 'Lin');
  expect(await page.content()).not.toContain(secret);
  await party.configure({ issuer: issuer!, clientId: clientId!, secret: secret! });

  // The name as its users see it.
  await page.getByLabel('Name', { exact: true }).fill('Linear');
  await button(page, 'Save changes').click();
  await screen(page, 'Linear');
  expect(problems).toEqual([]);
}

/** Hides the page and shows it again. @returns how long the user cannot allow anything then */
function millisecondsUntilAllowed(page: Page): Promise<number> {
  return button(page, 'Allow').evaluate(async (allow: HTMLButtonElement) => {
    const becomes = (visibility: string) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const frame = () => new Promise(requestAnimationFrame);
    becomes('hidden');
    while (allow.ariaDisabled === null) await frame();
    const shownAt = performance.now();
    becomes('visible');
    while (allow.ariaDisabled !== null) await frame();
    return performance.now() - shownAt;
  });
}

test(
  'a user signs in to an application that an administrator registered, and disconnects it',
  {
    timeout: 120_000,
  },
  async () => {
    await using party = await RelyingParty.start();
    await register(party, 'root@example.com');
    await site.createUser('Anna Berg', 'anna@example.com');
    await using opened = await site.open({ width: 390 });
    const { page, problems } = opened;

    await page.goto(party.origin);
    await signIn(opened, 'anna@example.com');
    await request(page, 'Linear', 'wants to use your account');
    await page.getByText('You are Anna Berg').waitFor();
    await page.getByText('Sends you to a program on this computer.').waitFor();
    await page.getByLabel('See your email address').uncheck();
    expect(await millisecondsUntilAllowed(page)).toBeGreaterThanOrEqual(500);

    await button(page, 'Allow').click();
    await page.getByRole('heading', { name: 'Welcome, Anna Berg' }).waitFor();
    expect(party.tokens!.scope).toBe('openid profile offline_access');

    // A second request asks for what was not allowed.
    await page.goto(party.origin);
    await request(page, 'Linear', 'asks for more');
    expect(await page.getByRole('checkbox').count()).toBe(1);
    await page.getByText('What you allowed before').click();
    await page.getByText('See your name and picture').waitFor();
    await button(page, 'Cancel').click();
    await page.getByRole('heading', { name: 'Not signed in: access_denied' }).waitFor();
    expect((await party.refresh()).access_token).toBeTruthy();

    await page.goto(`${site.gatehouse.options.baseUrl}/account/connected-apps`);
    await page.getByText('Know that it is you · See your name and picture · Keep this access').waitFor();
    await button(page, 'Disconnect Linear').click();
    await dialog(page).getByText('loses access at once').waitFor();
    await inDialog(page, 'Disconnect').click();
    await page.getByText('No connected apps').waitFor();
    await expect(party.refresh()).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(problems).toEqual([]);
  },
);

test(
  'a user proves the identity for an application, and signs in to it with another account',
  {
    timeout: 120_000,
  },
  async () => {
    await using party = await RelyingParty.start();
    await register(party, 'second@example.com');
    const id = await site.createUser('Dora', 'dora@example.com');
    await site.createUser('Carol', 'carol@example.com');
    await using opened = await site.open({ mode: 'keyboard' });
    const { page, input, problems } = opened;
    await signInByRequest(page, 'dora@example.com');
    const stale = `update session set authenticated_at = now() - interval '1 hour' where user_id = '${id}'`;
    await runSql(site.gatehouse.options.databaseUrl!, stale);

    await page.goto(`${party.origin}?prompt=login`);
    await screen(page, 'Confirm it’s you');
    await input.fill(page.getByLabel('Password', { exact: true }), PASSWORD);
    await input.press(button(page, 'Confirm'));
    // The page before names the user too, and is left after the proof.
    await button(page, 'Allow').waitFor();
    await input.press(button(page, 'Use another account'));
    await signIn(opened, 'carol@example.com');
    await page.getByText('You are Carol').waitFor();
    await input.press(button(page, 'Allow'));
    await page.getByRole('heading', { name: 'Welcome, Carol' }).waitFor();
    expect(problems).toEqual([]);
  },
);

test(
  'a request that was answered, or that another browser made, starts again from the application',
  {
    timeout: 60_000,
  },
  async () => {
    await site.createUser('Bob', 'bob@example.com');
    await using opened = await site.open();
    const { page } = opened;
    await signInByRequest(page, 'bob@example.com');
    for (const path of ['/consent', '/consent?interaction=unknown']) {
      await page.goto(path);
      await page.getByText('Start again from the application.').waitFor();
    }
  },
);
