import { ssoClient } from '@better-auth/sso/client';
import { expect } from 'vitest';

import { entryPoints, newestClient } from '#tests/support/better-auth/reference-client.ts';
import { CLIENT, OpenIdServer } from '#tests/support/peers/openid-server.ts';
import { SamlServer } from '#tests/support/peers/saml-server.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const plugins = [ssoClient({ domainVerification: { enabled: true } })];

/** The data of an answer without an error. */
function dataOf<Data>({ data, error }: { data: Data; error: unknown }): NonNullable<Data> {
  expect(error).toBeNull();
  return data!;
}

test.for(entryPoints)('the newest published %s client makes every call of single sign-on', async (entryPoint) => {
  await using idp = await OpenIdServer.start({ providerId: 'acme', callbackPath: '/api/auth/sso/callback' });
  await using saml = await SamlServer.start();
  const challenges: string[] = [];
  await using gatehouse = await startGatehouse({
    outgoing: { privateHosts: ['127.0.0.1'] },
    domains: { resolveTxt: async () => challenges.map((challenge) => [challenge]) },
  });
  const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
  const { client: ada, person, recordedCalls } = newestClient(gatehouse, plugins, entryPoint);
  await ada.signUp.email({ email: 'ada@example.com', password: PASSWORD, name: 'Ada' });
  const { body: organization } = await person.post('/organization/create', { name: 'Acme', slug: 'acme' });
  const organizationId = organization.id as string;

  const registered = dataOf(
    await ada.sso.register({
      providerId: 'acme',
      issuer: idp.issuer,
      domain: 'acme.example',
      organizationId,
      oidcConfig: { ...CLIENT, skipDiscovery: false },
    }),
  );
  expect(registered).toMatchObject({
    providerId: 'acme',
    organizationId,
    domainVerified: false,
    redirectURI: 'http://localhost:3000/api/auth/sso/callback/acme',
    oidcConfig: { clientSecret: null },
  });
  const withSaml = dataOf(
    await ada.sso.register({
      providerId: 'acme-saml',
      issuer: saml.entityId,
      domain: 'acme.example',
      organizationId,
      samlConfig: {
        entryPoint: saml.signInUrl,
        cert: saml.key.certificate,
        idpMetadata: { metadata: saml.metadata() },
        spMetadata: {},
      },
    } as never),
  );
  expect(withSaml).toMatchObject({ providerId: 'acme-saml', samlConfig: expect.any(Object) });

  const verification = { providerId: 'acme' };
  const { domainVerificationToken } = dataOf(await ada.sso.requestDomainVerification(verification));
  expect((await ada.sso.verifyDomain(verification)).error).toMatchObject({ code: 'DOMAIN_VERIFICATION_FAILED' });
  challenges.push(`_better-auth-token-acme=${domainVerificationToken}`);
  expect((await ada.sso.verifyDomain(verification)).error).toBeNull();
  expect((await ada.sso.requestDomainVerification(verification)).error).toMatchObject({ code: 'DOMAIN_VERIFIED' });

  const { providers } = dataOf(await ada.sso.providers({ query: { organizationId } as never }));
  expect(providers.map(({ providerId }) => providerId)).toEqual(['acme', 'acme-saml']);
  const read = dataOf(await ada.sso.getProvider({ query: { providerId: 'acme' } }));
  expect(read).toMatchObject({ providerId: 'acme', domainVerified: true });
  const updated = dataOf(await ada.sso.updateProvider({ providerId: 'acme', oidcConfig: { pkce: true } }));
  expect(updated).toMatchObject({ providerId: 'acme', oidcConfig: { pkce: true } });

  await sql('update sso_connection set enabled_at = now()');
  const grace = newestClient(gatehouse, plugins, entryPoint);
  idp.users.set('grace', { email: 'grace@acme.example', email_verified: true, name: 'Grace' });
  const oidc = dataOf(await grace.client.signIn.sso({ providerId: 'acme', callbackURL: '/home' }));
  const callback = await idp.consent(new URL(oidc.url), 'grace');
  const returned = await grace.person.send({ method: 'GET', url: callback.pathname + callback.search });
  expect(returned.headers.location).toBe('/home');
  expect(dataOf(await grace.client.getSession()).user.email).toBe('grace@acme.example');

  const alan = newestClient(gatehouse, plugins, entryPoint);
  const started = dataOf(
    await alan.client.signIn.sso({ providerId: 'acme-saml', providerType: 'saml', callbackURL: '/home' }),
  );
  const { acsUrl, form } = await saml.respond(new URL(started.url), { id: 'alan', email: 'alan@acme.example' });
  const posted = await alan.person.send({
    method: 'POST',
    url: new URL(acsUrl).pathname,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: saml.origin },
  });
  const ticket = new URL(String(posted.headers.location), 'http://localhost:3000');
  const signedIn = await alan.person.send({ method: 'GET', url: ticket.pathname + ticket.search });
  expect(signedIn.headers.location).toBe('/home');
  expect(dataOf(await alan.client.getSession()).user.email).toBe('alan@acme.example');

  const metadata = await new Person(gatehouse).send({
    method: 'GET',
    url: '/sso/saml2/sp/metadata?providerId=acme-saml',
  });
  expect(metadata.body).toContain('EntityDescriptor');
  expect(dataOf(await ada.sso.deleteProvider({ providerId: 'acme-saml' }))).toEqual({ success: true });
  expect((await ada.sso.getProvider({ query: { providerId: 'acme-saml' } })).error).toMatchObject({
    code: 'PROVIDER_NOT_FOUND',
  });
  const ofClient = [...recordedCalls].filter((call) => call.includes('/sso/'));
  expect(ofClient.toSorted()).toEqual([
    'GET /sso/get-provider',
    'GET /sso/providers',
    'POST /sso/delete-provider',
    'POST /sso/register',
    'POST /sso/request-domain-verification',
    'POST /sso/update-provider',
    'POST /sso/verify-domain',
  ]);
});
