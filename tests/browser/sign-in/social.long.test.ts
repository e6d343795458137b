import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { openPage } from '#tests/support/browser/browser.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { CLIENT, OpenIdServer } from '#tests/support/peers/openid-server.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startSite } from '#tests/support/browser/site.ts';

const TENANT = '11112222-bbbb-3333-cccc-4444dddd5555';
const names = { company: 'Company', google: 'Google', gitlab: 'GitLab', microsoft: 'Microsoft' };
type Id = keyof typeof names;

let browser: Browser;
let gatehouse: Gatehouse;
let servers: Record<Id, OpenIdServer>;

beforeAll(async () => {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  servers = await startProviders(base);
  const { company, google, gitlab, microsoft } = servers;
  const endpoints = {
    authorization: `${google.issuer}/auth`,
    token: `${google.issuer}/token`,
    userInfo: `${google.issuer}/me`,
    jwks: `${google.issuer}/jwks`,
  };
  [browser, gatehouse] = await Promise.all([
    launchBrowser(),
    startSite({
      port,
      baseUrl: base,
      outgoing: { privateHosts: ['127.0.0.1'] },
      socialProviders: {
        google: { issuer: google.issuer, endpoints, ...CLIENT },
        gitlab: { issuer: gitlab.issuer, ...CLIENT },
        microsoft: { authority: microsoft.origin, tenantId: TENANT, ...CLIENT },
      },
      openIdProviders: { company: { name: names.company, issuer: company.issuer, ...CLIENT } },
    }),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gatehouse.close()]);
  for (const server of Object.values(servers)) await server[Symbol.asyncDispose]();
});

async function startProviders(base: string): Promise<Record<Id, OpenIdServer>> {
  const common = { base, page: true };
  const [company, google, gitlab, microsoft] = await Promise.all([
    OpenIdServer.start({ ...common, providerId: 'company', authMethod: 'client_secret_basic' }),
    OpenIdServer.start({ ...common, providerId: 'google', claimsInIdToken: true }),
    OpenIdServer.start({
      ...common,
      providerId: 'gitlab',
      routes: { authorization: '/oauth/authorize', token: '/oauth/token' },
    }),
    OpenIdServer.start({
      ...common,
      providerId: 'microsoft',
      claimsInIdToken: true,
      issuerPath: `/${TENANT}/v2.0`,
      routes: {
        authorization: `/${TENANT}/oauth2/v2.0/authorize`,
        token: `/${TENANT}/oauth2/v2.0/token`,
        jwks: `/${TENANT}/discovery/v2.0/keys`,
      },
    }),
  ]);
  return { company, google, gitlab, microsoft };
}

/** Adds a user with a verified email to every provider. */
function addToProviders(subject: string, email: string): void {
  const person = { email, email_verified: true, name: 'Grace Hopper' };
  servers.company.users.set(subject, person);
  servers.google.users.set(subject, person);
  servers.microsoft.users.set(subject, { ...person, tid: TENANT, xms_edov: true });
  const gitlab = { id: Number(subject), username: 'grace', name: person.name, email, confirmed_at: '2020-01-01' };
  servers.gitlab.users.set(subject, gitlab);
}

const screen = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Signs in on the provider's page, which browsers without a provider session get. */
async function signInAtProvider(page: Page, id: Id, account: string): Promise<void> {
  await screen(page, id);
  await page.getByLabel('Account').fill(account);
  await button(page, 'Sign in').click();
}

async function signOut(page: Page): Promise<void> {
  await button(page, 'Your account: Grace Hopper').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await screen(page, 'Sign in');
}

/** Sends a request from a script of the page. */
async function post(
  page: Page,
  path: string,
  body: object,
): Promise<{ status: number; body: { accessToken: string } }> {
  return page.evaluate(
    async ([url, payload]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(url!, { method: 'POST', headers, body: payload! });
      return { status: response.status, body: (await response.json()) as { accessToken: string } };
    },
    [`/api/auth${path}`, JSON.stringify(body)],
  );
}

test(
  'a user signs up by a provider, links three more, signs in by each, and unlinks one',
  { timeout: 120_000 },
  async () => {
    addToProviders('1000', 'grace@example.com');
    addToProviders('2000', 'another@example.com');
    await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
    const { page, problems } = opened;

    await page.goto('/sign-up');
    await screen(page, 'Create your Gatehouse account');
    await button(page, 'Continue with Company').click();
    await signInAtProvider(page, 'company', '1000');
    await screen(page, 'Profile');
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Grace Hopper');

    await page.goto('/account/security');
    await page.getByText('Only method').waitFor();
    for (const id of ['google', 'gitlab', 'microsoft'] as const) {
      await button(page, `Connect ${names[id]}`).click();
      await signInAtProvider(page, id, '1000');
      await button(page, `Disconnect: ${names[id]}`).waitFor();
    }

    for (const id of Object.keys(names) as Id[]) {
      const before = await post(page, '/get-access-token', { providerId: id });
      const after = await post(page, '/refresh-token', { providerId: id });
      expect([before.status, after.status]).toEqual([200, 200]);
      expect(after.body.accessToken).not.toBe(before.body.accessToken);
    }

    for (const name of Object.values(names)) {
      await signOut(page);
      await button(page, `Continue with ${name}`).click();
      // The session at the provider still exists.
      await screen(page, 'Profile');
    }

    await page.goto('/account/security');
    await button(page, 'Disconnect: GitLab').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
    await page.getByText('GitLab disconnected').waitFor();
    await button(page, 'Connect GitLab').waitFor();

    await page.context().clearCookies({ name: /_gitlab$/ });
    await button(page, 'Connect GitLab').click();
    await signInAtProvider(page, 'gitlab', '2000');
    await page.getByText('You can only connect a GitLab account that uses your verified email.').waitFor();

    await page.context().clearCookies();
    await page.goto('/sign-in');
    await button(page, 'Continue with GitLab').click();
    await screen(page, 'gitlab');
    await button(page, 'Cancel').click();
    await page.getByText('Sign-in was canceled.').waitFor();
    expect(problems).toEqual([]);
  },
);

test('a deep link survives the sign-in by a provider', async () => {
  addToProviders('5000', 'deep@example.com');
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page } = opened;
  await page.goto('/account/security');
  await screen(page, 'Sign in');
  await button(page, 'Continue with Google').click();
  await signInAtProvider(page, 'google', '5000');
  await screen(page, 'Security');
});

test('disconnecting a provider with a stale session leads to sign-in and back', async () => {
  addToProviders('6000', 'stale@example.com');
  await using opened = await openPage({ browser, baseUrl: gatehouse.options.baseUrl });
  const { page } = opened;
  await page.goto('/account/security');
  await button(page, 'Continue with Google').click();
  await signInAtProvider(page, 'google', '6000');
  await button(page, 'Connect GitLab').click();
  await signInAtProvider(page, 'gitlab', '6000');
  await button(page, 'Disconnect: GitLab').waitFor();
  await runSql(
    gatehouse.options.databaseUrl!,
    `update session set authenticated_at = authenticated_at - interval '2 days'
      where user_id = (select id from "user" where email = 'stale@example.com')`,
  );
  await button(page, 'Disconnect: GitLab').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
  await page.getByText('For your security, sign in again to continue.').waitFor();
  await button(page, 'Sign in again').click();
  await button(page, 'Continue with Google').click();
  await screen(page, 'Security');
});
