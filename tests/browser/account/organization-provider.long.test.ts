import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { addConnection, addUser, proveDomain } from '#tests/features/sso/sign-in/connections.ts';
import { checkScreen } from '#tests/support/browser/accessibility.ts';
import { button, dialog, inputModes, setUpSite } from '#tests/support/browser/browser-flow.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { OpenIdServer } from '#tests/support/peers/openid-server.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';

const site = setUpSite({ outgoing: { privateHosts: ['127.0.0.1'] } });

async function newProvider(providerId: string) {
  const { gatehouse } = site;
  const base = gatehouse.options.baseUrl;
  const domain = `${providerId}.example`;
  const organization = await newOrganization(gatehouse);
  const domains = [await proveDomain(gatehouse, organization, domain)];
  const server = await OpenIdServer.start({ providerId, callbackPath: '/api/auth/sso/callback', base, page: true });
  await addConnection(gatehouse, organization, { issuer: server.issuer, providerId, domains });
  // Processes read in the background whether there are connections.
  const isOffered = async () =>
    ((await (await fetch(`${base}/api/auth/get-public-options`)).json()) as { sso: boolean }).sso;
  await expect.poll(isOffered, { timeout: 30_000 }).toBe(true);
  return {
    domain,
    add: (email: string) => addUser(server, { email, email_verified: true, name: 'Ada Lovelace' }),
    signInAt: async (page: Page, subject: string) => {
      const data = { providerId, callbackURL: '/account', errorCallbackURL: '/sign-in' };
      const started = await page.request.post('/api/auth/sign-in/sso', { data });
      await page.goto(((await started.json()) as { url: string }).url);
      await page.getByLabel('Account').fill(subject);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(`${base}/**`);
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test.for(inputModes('mouse'))(
  'an owner signs in otherwise and connects the identity provider: by $mode, $width pixels',
  async (variant) => {
    await using provider = await newProvider(`confirm-${variant.mode}`);
    const owner = await Person.signUpVerified(site.gatehouse, { email: `owner@${provider.domain}` });
    await newOrganization(site.gatehouse, owner);
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;

    const subject = provider.add(owner.email);
    await provider.signInAt(page, subject);
    await page.getByText('Sign in another way, then connect single sign-on.').waitFor();
    await input.fill(page.getByLabel('Email', { exact: true }), owner.email);
    await input.press(button(page, 'Continue'));
    await input.fill(page.getByLabel('Password', { exact: true }), PASSWORD);
    await input.press(button(page, 'Sign in'));
    await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
    await page.goto('/account/security');
    await input.press(button(page, 'Connect Acme'));
    await dialog(page).getByText('The identity provider of Acme will be able to sign in to your account.').waitFor();
    await checkScreen(page, 'account-connect-organization');
    await input.press(dialog(page).getByRole('button', { name: 'Connect', exact: true }));
    await button(page, 'Disconnect: Acme').waitFor();
    await checkScreen(page, 'account-connected-organization');
    expect(problems).toEqual([]);

    await using elsewhere = await site.open();
    await provider.signInAt(elsewhere.page, subject);
    await elsewhere.page.waitForURL('**/account');
  },
);

test('the profile that an organization manages is read-only', async () => {
  await using provider = await newProvider('managed');
  await using opened = await site.open();
  const { page, problems } = opened;
  await provider.signInAt(page, provider.add(`ada@${provider.domain}`));
  await page.getByText('Managed by Acme').first().waitFor();
  expect(await page.getByLabel('Name', { exact: true }).getAttribute('readonly')).not.toBeNull();
  expect(await button(page, 'Change email').count()).toBe(0);
  await checkScreen(page, 'account-managed');
  await page.setViewportSize({ width: 390, height: 800 });
  await checkScreen(page, 'account-managed');
  expect(problems).toEqual([]);
});
