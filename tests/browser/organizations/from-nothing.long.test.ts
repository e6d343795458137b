import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';

import { addBreakGlass } from '#tests/features/sso/policy/policies.ts';
import { addUser, hasConnections } from '#tests/features/sso/sign-in/connections.ts';
import { button, dialog, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import type { OpenPage } from '#tests/support/browser/browser.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { DEMO_USER, LemonLdap } from '#tests/support/peers/lemonldap.ts';
import { isLemonLdapInstalled, LEMONLDAP_PACKAGES } from '#tests/support/peers/lemonldap-portal.ts';
import { NameServer } from '#tests/support/peers/name-server.ts';
import { CLIENT, OpenIdServer } from '#tests/support/peers/openid-server.ts';
import { SamlServer } from '#tests/support/peers/saml-server.ts';
import { ACCOUNT, isSimpleSamlPhpInstalled, SimpleSamlPhp } from '#tests/support/peers/simplesamlphp.ts';

const FIVE_MINUTES_MS = 300_000;

const nameServer = await NameServer.start();
const site = setUpSite({ outgoing: { nameServers: [nameServer.address], privateHosts: ['127.0.0.1'] } });
afterAll(() => nameServer[Symbol.asyncDispose]());

const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** An identity provider of the walk: how an administrator connects it, and how the test signs in at it. */
interface Peer extends AsyncDisposable {
  connect: (page: Page) => Promise<void>;
  signIn: (there: Page) => Promise<void>;
}

const peers: Record<string, (email: string) => Promise<Peer>> = {
  'oidc-provider': async (email) => {
    let server: OpenIdServer | undefined;
    let subject = '';
    return {
      connect: async (page) => {
        await page.getByRole('link', { name: 'Other OpenID Connect' }).click();
        const redirectUri = new URL((await page.getByText(/\/sso\/callback\//).textContent())!);
        server = await OpenIdServer.start({
          providerId: redirectUri.pathname.split('/').at(-1)!,
          callbackPath: '/api/auth/sso/callback',
          base: redirectUri.origin,
          page: true,
        });
        subject = addUser(server, { name: 'Ada Lovelace', email, email_verified: true });
        await page.getByLabel('Issuer').fill(server.issuer);
        await page.getByLabel('Client ID').fill(CLIENT.clientId);
        await page.getByLabel('Client secret', { exact: true }).fill(CLIENT.clientSecret);
      },
      signIn: async (there) => {
        await there.getByLabel('Account').fill(subject);
        await there.getByRole('button', { name: 'Sign in' }).click();
      },
      [Symbol.asyncDispose]: async () => server?.[Symbol.asyncDispose](),
    };
  },
  samlp: async (email) => {
    const server = await SamlServer.start();
    server.browserUser = { id: 'ada', email, displayName: 'Ada Lovelace' };
    return {
      connect: (page) => connectSaml(page, server.metadataUrl),
      signIn: async () => undefined,
      [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
    };
  },
  SimpleSAMLphp: async (email) => {
    const server = await SimpleSamlPhp.start({ email });
    return {
      connect: async (page) => {
        await connectSaml(page, server.metadataUrl, (addresses) => server.trust(addresses));
      },
      signIn: async (there) => {
        await there.locator('input[name=username]').fill(ACCOUNT.name);
        await there.locator('input[name=password]').fill(ACCOUNT.password);
        await there.locator('input[name=password]').press('Enter');
      },
      [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
    };
  },
  'LemonLDAP-OIDC': async (email) =>
    lemonLdap(async (page) => {
      await page.getByRole('link', { name: 'Other OpenID Connect' }).click();
      const redirectUri = (await page.getByText(/\/sso\/callback\//).textContent())!;
      // It does not decode what is encoded in credentials (RFC 6749 section 2.3.1).
      const client = { clientId: 'gatehouse', clientSecret: 'kept4this' };
      const server = await LemonLdap.start({ email, oidc: { redirectUri, ...client } });
      await page.getByLabel('Issuer').fill(server.origin);
      await page.getByLabel('Client ID').fill(client.clientId);
      await page.getByLabel('Client secret', { exact: true }).fill(client.clientSecret);
      return server;
    }),
  'LemonLDAP-SAML': async (email) =>
    lemonLdap(async (page) => {
      const addresses = await readAddresses(page);
      const server = await LemonLdap.start({ email, saml: addresses });
      await page.getByLabel('Metadata URL').fill(server.metadataUrl);
      return server;
    }),
};

/** It is started once the page shows what an administrator copies to it. */
function lemonLdap(start: (page: Page) => Promise<LemonLdap>): Peer {
  let server: LemonLdap | undefined;
  return {
    connect: async (page) => {
      server = await start(page);
    },
    signIn: async (there) => {
      await there.locator('input[name=user]').fill(DEMO_USER.name);
      await there.locator('input[name=password]').fill(DEMO_USER.password);
      await there.locator('input[name=password]').press('Enter');
    },
    [Symbol.asyncDispose]: async () => server?.[Symbol.asyncDispose](),
  };
}

/** Why a provider is left out; null if it is installed. */
const missing = (name: string): string | null => {
  if (name === 'SimpleSAMLphp' && !isSimpleSamlPhpInstalled)
    return 'Install the packages simplesamlphp, php-cli and php-xml';
  return name.startsWith('LemonLDAP') && !isLemonLdapInstalled ? `Install the packages ${LEMONLDAP_PACKAGES}` : null;
};

/** Copies the addresses of the page to the provider, and the address of its metadata to the page. */
async function connectSaml(
  page: Page,
  metadataUrl: string,
  trust: SimpleSamlPhp['trust'] = async () => undefined,
): Promise<void> {
  await trust(await readAddresses(page));
  await page.getByLabel('Metadata URL').fill(metadataUrl);
}

/** The addresses that the page shows for a SAML provider. */
async function readAddresses(page: Page): Promise<{ entityId: string; acsUrl: string }> {
  await page.getByRole('link', { name: 'Other SAML 2.0' }).click();
  const acsUrl = (await page.getByText(/\/saml2\/sp\/acs\//).textContent())!;
  const entityId = (await page.getByText(/\/saml2\/sp\/metadata/).textContent())!;
  return { acsUrl, entityId };
}

async function proveDomain(page: Page, domain: string): Promise<void> {
  await dialog(page).getByLabel('Domain').fill(domain);
  await dialog(page).getByRole('button', { name: 'Add domain' }).click();
  const value = (await page.getByText('gatehouse-domain-verification=').textContent())!;
  nameServer.texts = () => [[value]];
  await button(page, `Check ${domain} now`).click();
  await page.getByText('Verified', { exact: true }).waitFor();
}

async function testConnection({ page }: OpenPage, peer: Peer): Promise<void> {
  const tab = page.context().waitForEvent('page');
  await button(page, 'Test connection').click();
  const there = await tab;
  await peer.signIn(there);
  await shows(page, 'The test passed');
  await there.close();
}

test.for(Object.keys(peers))(
  'an owner goes from nothing to required single sign-on with %s, and a user signs in with it',
  { timeout: 2 * FIVE_MINUTES_MS },
  async (name, { skip }) => {
    const why = missing(name);
    skip(why !== null, why ?? undefined);
    const { owner, slug, name: organizationName } = await newOrganization(site.gatehouse);
    await addBreakGlass(owner);
    const domain = `${name.toLowerCase()}.example`;
    await using peer = await peers[name]!(`ada@${domain}`);
    await using opened = await site.open();
    const { page } = opened;
    const cookies = [...owner.cookies].map(([cookie, value]) => ({ name: cookie, value }));
    await page.context().addCookies(cookies.map((each) => ({ ...each, url: site.gatehouse.options.baseUrl })));
    const path = `/organizations/${slug}/single-sign-on`;

    const began = performance.now();
    await page.goto(path);
    await page.getByRole('link', { name: 'Add domain' }).click();
    await proveDomain(page, domain);
    await page.goto(path);
    await page.getByRole('link', { name: 'Add connection' }).first().click();
    await peer.connect(page);
    await button(page, 'Add connection').click();
    await testConnection(opened, peer);
    await button(page, 'Turn on').click();
    await dialog(page).getByRole('button', { name: 'Turn on' }).click();
    await shows(page, 'Members can sign in with this connection.');
    await page.goto(path);
    await button(page, 'Require').click();
    await dialog(page).getByRole('textbox').fill(organizationName);
    await dialog(page).getByRole('button', { name: 'Require single sign-on' }).click();
    await shows(page, 'Single sign-on is required');
    expect(performance.now() - began).toBeLessThan(FIVE_MINUTES_MS);

    await using other = await site.open();
    const there = other.page;
    const email = there.getByLabel('Email', { exact: true });
    // Whether there are connections is read in the background.
    await expect.poll(() => hasConnections(site.gatehouse), { timeout: 30_000 }).toBe(true);
    await there.goto('/sign-in');
    await email.fill(`ada@${domain}`);
    await button(there, 'Continue').click();
    await there.getByRole('button', { name: /^Continue with/ }).click();
    await peer.signIn(there);
    await there.getByRole('button', { name: 'Ada Lovelace' }).or(there.getByText('Ada Lovelace')).first().waitFor();
    expect((await (await there.request.get('/api/auth/get-session')).json()).user.email).toBe(`ada@${domain}`);
  },
);

test('someone without an account sets up what the link of an owner says, and the owner turns it on', async () => {
  const { gatehouse } = site;
  const { owner, slug, name: organizationName } = await newOrganization(gatehouse);
  const domain = 'set-up-link.example';
  await using peer = await peers['samlp']!(`ada@${domain}`);
  await using opened = await site.open();
  const { page } = opened;
  await signInByRequest(page, owner.email);
  await page.goto(`/organizations/${slug}/set-up-links`);
  await button(page, 'Create link').click();
  await dialog(page).getByRole('button', { name: 'Create link' }).click();
  const url = (await dialog(page)
    .getByText(/\/set-up#/)
    .textContent())!;
  await dialog(page).getByRole('button', { name: 'Done' }).click();

  await using visitor = await site.open();
  const there = visitor.page;
  await there.goto(url);
  await screen(there, `Set up ${organizationName}`);
  expect(there.url()).not.toContain('#');
  const steps = there.getByRole('main').getByRole('list');
  await steps.getByRole('link', { name: 'Set up' }).first().click();
  await proveDomain(there, domain);
  await there.getByRole('link', { name: 'Single sign-on' }).click();
  await there.getByRole('link', { name: 'Add connection' }).first().click();
  await peer.connect(there);
  await button(there, 'Add connection').click();
  await testConnection(visitor, peer);
  expect(await button(there, 'Turn on').count()).toBe(0);
  await there.reload();
  await there.getByRole('link', { name: 'Overview' }).click();
  await shows(there, `Verified: ${domain}.`);
  await shows(there, `Tested: ${organizationName}.`);

  await using another = await site.open();
  await another.page.goto(url);
  await screen(another.page, 'This link can’t be used here');

  await button(there, 'Finish').click();
  await dialog(there).getByRole('button', { name: 'Finish' }).click();
  await shows(there, `The owners of ${organizationName} were told.`);
  const mail = await newestMailTo(gatehouse, owner.email);
  await page.goto(mail.path);
  await page.locator('.sso-connections').getByRole('link', { name: organizationName }).click();
  await button(page, 'Turn on').click();
  await dialog(page).getByRole('button', { name: 'Turn on' }).click();
  await shows(page, 'Members can sign in with this connection.');
  expect((await there.request.get('/api/auth/setup-link/get')).status()).toBe(401);
});
