import { expect, test } from 'vitest';

import { button, setUpSite, signIn } from '#tests/support/browser/browser-flow.ts';
import { callUrl } from '#server/http/address.ts';
import { Application } from '#tests/support/oauth/application.ts';
import {
  APACHE_PACKAGES,
  ApacheRelyingParty,
  callbackOf,
  isApacheInstalled,
} from '#tests/support/peers/apache-relying-party.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const site = setUpSite({
  oauthProvider: { enabled: true },
  rateLimit: { enabled: false },
  events: { pollInterval: 0.1 },
  outgoing: { privateHosts: ['localhost', '127.0.0.1'] },
});

const title = `mod_auth_openidc signs users in and out, and ends its session at a logout token (needs ${APACHE_PACKAGES})`;

test.skipIf(!isApacheInstalled)(title, { timeout: 120_000 }, async () => {
  const origin = `http://localhost:${await freePort()}`;
  const callback = callbackOf(origin);
  const { clientId, secret } = await Application.register(site.gatehouse, {
    client_name: 'Intranet',
    redirect_uris: [callback],
    post_logout_redirect_uris: [`${origin}/`],
    backchannel_logout_uri: `${callback}?logout=backchannel`,
  });
  await using _apache = await ApacheRelyingParty.start({
    origin,
    metadataUrl: callUrl(site.gatehouse.options, '/.well-known/openid-configuration'),
    clientId,
    clientSecret: secret!,
  });
  await site.createUser('Anna Berg', 'anna@example.com');
  await using opened = await site.open();
  const { page } = opened;
  const openPrivate = async () => (await page.goto(`${origin}/private/`))!;

  await openPrivate();
  await signIn(opened, 'anna@example.com');
  await button(page, 'Allow').click();
  await page.getByText('For signed-in users').waitFor();
  expect((await openPrivate()).headers()['x-remote-user']).toBe('anna@example.com');

  // By the application: the hint names this session, so that there is no question.
  await page.goto(`${callback}?logout=${encodeURIComponent(`${origin}/`)}`);
  await page.getByText('For all').waitFor();
  await openPrivate();
  await signIn(opened, 'anna@example.com');
  await page.getByText('For signed-in users').waitFor();

  // By the service, which tells the application.
  const signedOut = await page.request.post(callUrl(site.gatehouse.options, '/sign-out'), {
    data: {},
    headers: { origin: site.gatehouse.options.baseUrl },
  });
  expect(signedOut.status()).toBe(200);
  // Its own answer: the sign-in that it begins ends on a page that only scripts leave.
  const statusThere = async () => (await page.request.get(`${origin}/private/`, { maxRedirects: 0 })).status();
  await expect.poll(statusThere, { timeout: 20_000 }).toBe(302);
});
