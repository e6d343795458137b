import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';

import { addUser } from '#tests/features/sso/sign-in/connections.ts';
import { checkScreen } from '#tests/support/browser/accessibility.ts';
import { button, dialog, inputModes, screen, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import type { InputDriver } from '#tests/support/browser/input-driver.ts';
import { newMember, newOrganization } from '#tests/support/organization.ts';
import { NameServer } from '#tests/support/peers/name-server.ts';
import { CLIENT, OpenIdServer } from '#tests/support/peers/openid-server.ts';

const nameServer = await NameServer.start();
const site = setUpSite({ outgoing: { nameServers: [nameServer.address], privateHosts: ['127.0.0.1'] } });
afterAll(() => nameServer[Symbol.asyncDispose]());

const shows = (page: Page, text: string) => page.getByText(text).first().waitFor();
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Proves a domain on its page, with the dialog to which the first step leads. */
async function proveDomain({ page, input }: { page: Page; input: InputDriver }, domain: string): Promise<void> {
  await input.press(page.getByRole('link', { name: 'Add domain' }));
  await input.fill(dialog(page).getByLabel('Domain'), domain);
  await input.press(inDialog(page, 'Add domain'));
  const value = (await page.getByText('gatehouse-domain-verification=').textContent())!;
  nameServer.texts = () => [[value]];
  await input.press(button(page, `Check ${domain} now`));
  await page.getByText('Verified', { exact: true }).waitFor();
}

/** Signs in at the identity provider. */
async function signInThere(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Account').fill(subject);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test.for(inputModes('keyboard'))(
  'an owner connects an identity provider, tests it, turns it on and deletes it: by $mode, $width pixels',
  { timeout: 180_000 },
  async (variant) => {
    const { owner, slug } = await newOrganization(site.gatehouse);
    const domain = `${variant.mode}-sso.example`;
    const path = `/organizations/${slug}/single-sign-on`;
    await using opened = await site.open(variant);
    const { page, input, problems } = opened;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInByRequest(page, owner.email);
    await page.goto(path);
    await shows(page, 'Prove that the domain of your email addresses is yours.');
    await proveDomain({ page, input }, domain);

    await page.goto(path);
    await shows(page, `Verified: ${domain}.`);
    await input.press(page.getByRole('link', { name: 'Add connection' }).first());
    await input.press(page.getByRole('link', { name: 'Keycloak' }));
    // The steps of either protocol.
    await page.getByText('SAML 2.0', { exact: true }).click();
    await shows(page, 'Valid redirect URIs, Master SAML Processing URL');
    await page.getByLabel('Metadata URL').waitFor();
    await page.getByText('OpenID Connect', { exact: true }).click();
    await input.press(button(page, 'Copy redirect URI'));
    const redirectUri = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    await page.reload();
    await shows(page, redirectUri.href);
    const providerId = redirectUri.pathname.split('/').at(-1)!;
    await using server = await OpenIdServer.start({
      providerId,
      callbackPath: '/api/auth/sso/callback',
      base: redirectUri.origin,
      page: true,
    });
    const subject = addUser(server, { name: 'Ada Lovelace' });

    await input.fill(page.getByLabel('Issuer'), `${server.origin}/another`);
    await input.fill(page.getByLabel('Client ID'), CLIENT.clientId);
    await input.fill(page.getByLabel('Credentials · Client Secret', { exact: true }), CLIENT.clientSecret);
    await input.press(button(page, 'Add connection'));
    await shows(page, 'The provider’s configuration could not be read');
    await input.fill(page.getByLabel('Issuer'), server.issuer);
    await input.press(button(page, 'Add connection'));
    await screen(page, 'Keycloak');
    await shows(page, 'Not tested');
    expect(await button(page, 'Turn on').isDisabled()).toBe(true);

    // A test that fails, and one that passes after the provider was corrected.
    const runTest = async (name: string) => {
      const tab = page.context().waitForEvent('page');
      await input.press(button(page, name));
      const there = await tab;
      await signInThere(there, subject);
      return there;
    };
    const failed = await runTest('Test connection');
    await shows(page, 'The provider sent no email address.');
    await failed.getByText('The test failed').waitFor();
    await failed.close();
    server.users.set(subject, { name: 'Ada Lovelace', email: `ada@${domain}`, email_verified: true });
    const there = await runTest('Test again').catch(() => null);
    await shows(page, 'The test passed');
    await there?.close();
    await page
      .locator('dd')
      .filter({ hasText: `ada@${domain}` })
      .waitFor();
    await checkScreen(page, 'sso-tested');

    await input.press(button(page, 'Turn on'));
    await shows(page, `users with addresses in ${domain} can sign in with it`);
    await input.press(inDialog(page, 'Turn on'));
    await shows(page, 'Members can sign in with this connection.');

    // A user of the provider joins.
    await using joining = await site.open();
    await joining.page.goto(`/api/auth/sso/start/${providerId}`);
    await signInThere(joining.page, subject);
    await joining.page.waitForURL(`${redirectUri.origin}/**`);
    await page.reload();
    await shows(page, 'Signed in · Ada Lovelace');

    await input.press(page.getByRole('link', { name: 'Settings' }).last());
    await page.getByLabel('Role of new members').selectOption('admin');
    await input.fill(page.getByLabel('Name', { exact: true }).first(), 'Acme');
    await input.press(button(page, 'Save settings'));
    await screen(page, 'Acme');
    const { body } = await owner.get('/sso/providers');
    expect(body.providers[0]).toMatchObject({
      name: 'Acme',
      defaultRole: 'admin',
      ceilingRole: 'admin',
      enabled: true,
    });

    await input.press(button(page, 'Delete connection'));
    await input.fill(dialog(page).getByRole('textbox'), 'Acme');
    await input.press(inDialog(page, 'Delete connection'));
    await screen(page, 'Single sign-on');
    await shows(page, 'Connect Okta,');
    expect(problems.map((problem) => /a status of (\d+) .* at \/api\/trpc\/(.*)$/.exec(problem)?.slice(1))).toEqual([
      ['400', 'sso.register'],
    ]);
  },
);

test('members without the permission have no such page', async () => {
  const organization = await newOrganization(site.gatehouse);
  await using opened = await site.open();
  const { page } = opened;
  const { person: member } = await newMember(site.gatehouse, organization);
  await signInByRequest(page, member.email);
  await page.goto(`/organizations/${organization.slug}/single-sign-on`);
  await shows(page, 'You don’t have permission to see single sign-on.');
  expect(await page.getByRole('link', { name: 'Single sign-on' }).count()).toBe(0);
});
