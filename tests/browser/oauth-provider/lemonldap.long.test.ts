import { expect, test } from 'vitest';

import { button, setUpSite, signIn } from '#tests/support/browser/browser-flow.ts';
import { Application } from '#tests/support/oauth/application.ts';
import { isLemonLdapInstalled, LEMONLDAP_PACKAGES } from '#tests/support/peers/lemonldap-portal.ts';
import { callbackOf, signedOutOf, startLemonLdapRelyingParty } from '#tests/support/peers/lemonldap-relying-party.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const site = setUpSite({ oauthProvider: { enabled: true }, rateLimit: { enabled: false } });

const title = `the portal of LemonLDAP::NG signs users in and out (needs ${LEMONLDAP_PACKAGES})`;

// Without logout tokens: as a relying party, 2.16 answers them with 501.
test.skipIf(!isLemonLdapInstalled)(title, { timeout: 120_000 }, async () => {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const { clientId, secret, config } = await Application.register(site.gatehouse, {
    client_name: 'Portal',
    redirect_uris: [callbackOf(origin)],
    post_logout_redirect_uris: [signedOutOf(origin)],
    token_endpoint_auth_method: 'client_secret_post',
  });
  const metadata = config.serverMetadata();
  await using _portal = await startLemonLdapRelyingParty({
    origin,
    metadata,
    keys: (await (await fetch(metadata.jwks_uri!)).json()) as object,
    clientId,
    clientSecret: secret!,
  });
  await site.createUser('Anna Berg', 'anna@example.com');
  await using opened = await site.open();
  const { page } = opened;
  const isKnown = () => page.getByText('Connected as anna@example.com').waitFor();

  await page.goto(origin);
  await signIn(opened, 'anna@example.com');
  await button(page, 'Allow').click();
  await isKnown();
  expect(new URL(page.url()).origin).toBe(origin);

  await page.getByRole('link', { name: 'Logout' }).click();
  await page.getByText("I'm sure").click();
  await page.getByText('You have been disconnected').waitFor();
  expect(page.url()).toBe(signedOutOf(origin));

  // Its logout request ended the session at the service too, and had the hint, so that there was no question.
  await page.goto(origin);
  await signIn(opened, 'anna@example.com');
  await isKnown();
});
