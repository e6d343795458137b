import { expect, test } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { button, dialog, setUpSite, signInByRequest } from '#tests/support/browser/browser-flow.ts';
import { DocumentHost } from '#tests/support/oauth/document-host.ts';

const CALLBACK = 'http://127.0.0.1/callback';
const site = setUpSite({
  oauthProvider: { enabled: true, clientDocuments: 'any', registration: 'open' },
  outgoing: { privateHosts: ['127.0.0.1'] },
  rateLimit: { enabled: false },
});

const requestOf = (clientId: string, redirectUri = CALLBACK) =>
  `/api/auth/oauth2/authorize?${new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })}`;

test(
  'users see the host of an application that no user registered, and whether an administrator verified it',
  {
    timeout: 120_000,
  },
  async () => {
    await using host = await DocumentHost.start();
    await assignRole(site.gatehouse, await site.createUser('Root', 'root@example.com'), 'admin');
    await site.createUser('Anna Berg', 'anna@example.com');
    await using users = await site.open({ width: 390 });
    await using administration = await site.open();
    const { page } = users;
    const { page: admin } = administration;
    await signInByRequest(page, 'anna@example.com');
    await signInByRequest(admin, 'root@example.com');

    const document = host.publish('/claude-code.json', { redirect_uris: [CALLBACK] });
    const callback = host.url('/callback');
    host.respond('/callback', (response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Back</h1>'),
    );
    await page.goto(requestOf(document, callback));
    const heading = `\u2068${host.host}\u2069 wants to use your account`;
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByText('Calls itself “\u2068Claude Code\u2069” · Not verified').waitFor();

    await admin.goto('/admin/applications');
    // Folded until the host is known: nothing is allowed yet.
    await admin.getByText('Apps that register themselves').click();
    await button(admin, 'Verify host').click();
    await dialog(admin).getByLabel('Host', { exact: true }).fill(host.host);
    await dialog(admin).getByRole('button', { name: 'Verify host', exact: true }).click();
    await admin.getByRole('row', { name: host.host }).getByText('Verified').waitFor();
    await page.reload();
    await page.getByText('· Verified by').waitFor();
    await button(page, 'Allow').click();
    await page.getByRole('heading', { name: 'Back' }).waitFor();

    await admin.reload();
    await admin.getByRole('row', { name: host.host }).getByRole('button').click();
    await admin.getByRole('menuitem', { name: 'Block' }).click();
    await dialog(admin).getByText('their tokens end at once').waitFor();
    await dialog(admin).getByRole('button', { name: 'Block', exact: true }).click();
    await admin.getByRole('row', { name: host.host }).getByText('Blocked').waitFor();
    await page.goto(new URL(requestOf(document, callback), site.gatehouse.options.baseUrl).href);
    await page.getByText('This application isn’t registered here').waitFor();

    const registration = { client_name: 'Claude', redirect_uris: [CALLBACK], client_uri: 'https://claude.ai' };
    const registered = await page.request.post('/api/auth/oauth2/register', { data: registration });
    const { client_id: clientId } = (await registered.json()) as { client_id: string };
    await page.goto(requestOf(clientId));
    const quoted = 'A program that calls itself “\u2068Claude\u2069” wants to use your account';
    await page.getByRole('heading', { level: 1, name: quoted }).waitFor();
    await page.getByText('Its name has not been checked.').waitFor();
    expect(await page.getByText('claude.ai').count()).toBe(0);
    expect([users.problems, administration.problems]).toEqual([[], []]);
  },
);

test(
  'an administrator creates tokens for registrations, of which an application uses one, and deletes another one',
  {
    timeout: 120_000,
  },
  async () => {
    await assignRole(site.gatehouse, await site.createUser('Second', 'second@example.com'), 'admin');
    await using opened = await site.open({ width: 390, mode: 'keyboard' });
    const { page, input, problems } = opened;
    await signInByRequest(page, 'second@example.com');
    await page.goto('/admin/applications');
    // It opens by itself where hosts or tokens are listed.
    const unregistered = page.locator('details', { hasText: 'Apps that register themselves' });
    await unregistered.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
    const create = async (host: string) => {
      await input.press(button(page, 'Create token'));
      await input.fill(dialog(page).getByLabel('Only for this site'), host);
      await input.press(dialog(page).getByRole('button', { name: 'Create token', exact: true }));
      await dialog(page).getByText('Save the token').waitFor();
      const token = await dialog(page).locator('pre').textContent();
      await input.press(dialog(page).getByRole('button', { name: 'Done', exact: true }));
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      return token!;
    };
    const token = await create('');
    await create('app.example.com');
    await page.getByText('1 registration left').nth(1).waitFor();
    const registered = await page.request.post('/api/auth/oauth2/register', {
      headers: { authorization: `Bearer ${token}` },
      data: { redirect_uris: ['https://app.example.com/callback'], token_endpoint_auth_method: 'client_secret_basic' },
    });
    expect(await registered.json()).toMatchObject({ client_secret: expect.any(String) });
    await page.reload();
    await input.press(page.getByRole('button', { name: 'Delete app.example.com' }));
    await input.press(dialog(page).getByRole('button', { name: 'Delete token', exact: true }));
    await page.getByText('No token is valid now.').waitFor();
    expect(problems).toEqual([]);
  },
);
