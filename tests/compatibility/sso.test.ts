import { ssoClient } from 'better-auth-oldest/client/plugins';
import { expect } from 'vitest';

import { CLIENT, OpenIdServer } from '#tests/support/peers/openid-server.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test('the published client registers an identity provider', async () => {
  await using idp = await OpenIdServer.start({ providerId: 'acme' });
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
});
