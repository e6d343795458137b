import { ssoClient } from 'better-auth-oldest/client/plugins';
import { expect } from 'vitest';

import { CLIENT, OpenIdServer } from '#tests/support/peers/openid-server.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test('the published client registers an identity provider and signs in with it', async () => {
  await using idp = await OpenIdServer.start({ providerId: 'acme', callbackPath: '/api/auth/sso/callback' });
  await using gatehouse = await startGatehouse({ outgoing: { privateHosts: ['127.0.0.1'] } });
  const { client, person } = referenceClient(gatehouse, [ssoClient()]);
  await client.signUp.email({ email: 'ada@acme.example', password: PASSWORD, name: 'Ada' });
  const { body: organization } = await person.post('/organization/create', { name: 'Acme', slug: 'acme' });

  const { data, error } = await client.sso.register({
    providerId: 'acme',
    issuer: idp.issuer,
    domain: 'acme.example',
    ...CLIENT,
    authorizationEndpoint: `${idp.issuer}/auth`,
    tokenEndpoint: `${idp.issuer}/token`,
    jwksEndpoint: `${idp.issuer}/jwks`,
    userInfoEndpoint: `${idp.issuer}/me`,
    mapping: { id: 'sub', email: 'email', emailVerified: 'email_verified', name: 'name', image: 'picture' },
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({
    providerId: 'acme',
    organizationId: organization.id,
    domain: 'acme.example',
    redirectURI: 'http://localhost:3000/api/auth/sso/callback/acme',
    oidcConfig: { tokenEndpoint: `${idp.issuer}/token`, clientSecret: null },
  });

  const grace = referenceClient(gatehouse, [ssoClient()]);
  const signIn = () => grace.client.signIn.sso({ email: 'grace@acme.example', callbackURL: '/home' });
  // A domain routes sign-ins once it is proven, and a connection once it is enabled.
  expect((await signIn()).error).toMatchObject({ status: 404, code: 'NO_PROVIDER_FOUND_FOR_THE_ISSUER' });
  await runSql(gatehouse.options.databaseUrl!, 'update organization_domain set verified_at = now()');
  await runSql(gatehouse.options.databaseUrl!, 'update sso_connection set enabled_at = now()');
  const { data: started } = await signIn();
  expect(started).toEqual({ url: expect.stringContaining(idp.issuer), redirect: true });

  idp.users.set('grace', { email: 'grace@acme.example', email_verified: true, name: 'Grace' });
  const callback = await idp.consent(new URL(started!.url), 'grace');
  const response = await grace.person.send({ method: 'GET', url: callback.pathname + callback.search });
  expect(response.headers.location).toBe('/home');
  const { data: session } = await grace.client.getSession();
  expect(session?.user).toMatchObject({ email: 'grace@acme.example', name: 'Grace' });
  expect(grace.recordedCalls).toEqual(new Set(['POST /sign-in/sso', 'GET /sso/callback/acme', 'GET /get-session']));

  for (const named of [{ providerId: 'acme' }, { domain: 'acme.example' }, { organizationSlug: 'acme' }]) {
    const { data: other } = await grace.client.signIn.sso({ ...named, callbackURL: '/home' });
    expect(new URL(other!.url).origin).toBe(idp.origin);
  }
});
