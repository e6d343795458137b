import { sso } from '@better-auth/sso';
import { expect, inject, test } from 'vitest';

import { runImport, startBetterAuth } from '#tests/support/better-auth/better-auth-service.ts';
import { complete } from '#tests/features/sso/saml/saml.ts';
import { CLIENT, OpenIdServer } from '#tests/support/peers/openid-server.ts';
import { SamlServer } from '#tests/support/peers/saml-server.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { SHARED_SECRET } from '#tests/support/better-auth/better-auth-options.ts';
import { samlKeys } from '#tests/support/saml/saml-keys.ts';
import { startGatehouse } from '#tests/support/test.ts';

const columns = Object.keys(sso({ domainVerification: { enabled: true } }).schema.ssoProvider.fields);

test('imported identity providers of both protocols sign in their users once the domain is proven and they are enabled', async () => {
  await using idp = await OpenIdServer.start({ providerId: 'acme', callbackPath: '/api/auth/sso/callback' });
  await using samlIdp = await SamlServer.start();
  const { databaseUrl: source, signUp } = await startBetterAuth();
  const ada = await signUp('ada');
  expect(columns.toSorted()).toEqual(
    [
      'domain',
      'domainVerified',
      'issuer',
      'oidcConfig',
      'organizationId',
      'providerId',
      'samlConfig',
      'userId',
    ].toSorted(),
  );
  const oidc = JSON.stringify({
    ...CLIENT,
    pkce: true,
    scopes: ['openid', 'email'],
    mapping: { id: 'sub', email: 'email' },
  });
  const saml = JSON.stringify({
    issuer: 'https://old.example/saml',
    entryPoint: 'https://ignored.example',
    idpMetadata: { metadata: samlIdp.metadata() },
    spMetadata: { privateKey: 'secret', metadata: '<x/>' },
    signatureAlgorithm: 'rsa-sha256',
    mapping: { id: 'nameID', email: 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress' },
  });
  const byHand = JSON.stringify({
    entryPoint: 'https://idp.example/saml',
    cert: [samlKeys.idp.certificate, samlKeys.idpNext.certificate],
    audience: null,
    identifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    idpMetadata: { entityID: 'urn:by-hand', metadata: null },
  });
  const unsigned = JSON.stringify({ entryPoint: 'https://idp.example/saml', cert: 'none', idpMetadata: {} });
  const row = (id: string, values: string) =>
    `insert into "ssoProvider" (id, issuer, "providerId", domain, "domainVerified", "organizationId", "oidcConfig", "samlConfig")
     values ('${id}', ${values});`;
  await runSql(
    source,
    `create table "ssoProvider" (id text primary key, issuer text, "oidcConfig" text, "samlConfig" text, "userId" text,
       "providerId" text unique, "organizationId" text, domain text, "domainVerified" boolean);
     insert into organization (id, name, slug, "createdAt") values ('o1', 'Acme', 'acme', now());
     ${row('p1', `'${idp.issuer}', 'acme', 'acme.example, gmail.com', true, 'o1', '${oidc}', null`)}
     ${row('p2', `'https://saml.example', 'acme-saml', 'acme.example', true, 'o1', null, '{"entryPoint":"x"}'`)}
     ${row('p3', `'${idp.issuer}', 'unowned', 'other.example', false, null, '${oidc}', null`)}
     ${row('p4', `'https://login.microsoftonline.com/common/v2.0', 'shared', 'acme.example', true, 'o1', '${oidc}', null`)}
     ${row('p5', `'${idp.issuer}/x', 'google', 'acme.example', true, 'o1', '${oidc}', null`)}
     ${row('p6', `'${idp.issuer}/y', 'Acme Okta', 'acme.example', true, 'o1', '${oidc}', null`)}
     ${row('p7', `'https://idp.example', 'acme-adfs', 'acme.example', true, 'o1', null, '${saml}'`)}
     ${row('p8', `'https://idp.example', 'by-hand', 'acme.example', true, 'o1', null, '${byHand}'`)}
     ${row('p9', `'https://idp.example', 'unsigned', 'acme.example', true, 'o1', null, '${unsigned}'`)}
     insert into account (id, "userId", "providerId", "accountId", "createdAt", "updatedAt")
       values ('a3', '${ada.id}', 'acme-adfs', 'ada-at-adfs', now(), now()),
         ('a4', '${ada.id}', 'by-hand', 'Ada@Example.com', now(), now());
     insert into account (id, "userId", "providerId", "accountId", "createdAt", "updatedAt")
       values ('a2', '${ada.id}', 'google', 'ada-at-google', now(), now());
     insert into account (id, "userId", "providerId", "accountId", "createdAt", "updatedAt")
       values ('a1', '${ada.id}', 'acme', 'ada-at-acme', now(), now())`,
  );

  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  const { code, stdout } = await runImport(source, databaseUrl);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('9 identity providers') });
  expect(stdout).toContain('ssoProvider: 9 read, 3 imported, 0 imported before, 6 skipped');
  expect(stdout).toContain('4 SAML identity providers: each has to read the metadata of this service');
  for (const field of ['spMetadata.privateKey', 'spMetadata.metadata', 'signatureAlgorithm'])
    expect(stdout).toContain(`field ssoProvider.samlConfig.${field}: 1 value`);
  expect(stdout).not.toContain('samlConfig.idpMetadata');
  expect(stdout).toContain('p2: its SAML configuration has other values than expected');
  expect(stdout).toContain('p9: Certificate not accepted: The certificate cannot be read.');
  expect(stdout).toContain('p4: anyone can have an account at its issuer');
  expect(stdout).toContain('p5: its id is that of another way to sign in');
  expect(stdout).toContain('p6: its id has other characters');
  expect(stdout).toContain('p3: it belongs to no organization');
  expect((await runImport(source, databaseUrl)).stdout).toContain(
    'ssoProvider: 9 read, 0 imported, 3 imported before, 6 skipped',
  );
  const sql = (text: string) => runSql(databaseUrl, text);
  expect(await sql(`select provider_id from account where account_id = 'ada-at-google'`)).toEqual([
    { provider_id: 'google' },
  ]);
  expect(await sql('select domain, verified_at from organization_domain')).toEqual([
    { domain: 'acme.example', verified_at: null },
  ]);
  const off = { enabled_at: null, tested_revision: null };
  expect(await sql('select enabled_at, tested_revision from sso_connection')).toEqual([off, off, off]);
  const certificates = `select c.provider_id, count(*) filter (where side = 'idp')::int idp, count(*) filter (where side = 'sp')::int sp
    from sso_certificate join sso_connection c on c.id = connection_id group by 1 order by 1`;
  expect(await sql(certificates)).toEqual([
    { provider_id: 'acme-adfs', idp: 1, sp: 1 },
    { provider_id: 'by-hand', idp: 2, sp: 1 },
  ]);
  expect(await sql(`select issuer, saml from sso_connection where provider_id = 'by-hand'`)).toMatchObject([
    { issuer: 'urn:by-hand', saml: { signIn: { binding: 'redirect', url: 'https://idp.example/saml' } } },
  ]);
  expect(await sql(`select provider_id like 'sso:%' moved from account where account_id = 'ada@example.com'`)).toEqual([
    { moved: true },
  ]);

  await using gatehouse = await startGatehouse({
    databaseUrl,
    secret: SHARED_SECRET,
    outgoing: { privateHosts: ['127.0.0.1'] },
  });
  await sql(`update organization_domain set verified_at = now(), domain = 'example.com';
    update sso_connection set enabled_at = now()`);
  idp.users.set('ada-at-acme', { email: ada.email, email_verified: true });
  const person = new Person(gatehouse);
  const started = await person.post('/sign-in/sso', { providerId: 'acme', callbackURL: '/home' });
  const callback = await idp.consent(new URL(started.body.url as string), 'ada-at-acme');
  const returned = await person.send({ method: 'GET', url: callback.pathname + callback.search });
  expect(returned.headers.location).toBe('/home');
  expect((await person.get('/get-session')).body.user.email).toBe(ada.email);

  // The SAML provider knows the service by the entity id that it had.
  const other = new Person(gatehouse);
  const flow = await other.post('/sign-in/sso', { providerId: 'acme-adfs', callbackURL: '/home' });
  const response = await samlIdp.respond(new URL(flow.body.url as string), { id: 'ada-at-adfs', email: ada.email });
  expect(Buffer.from(response.form.SAMLResponse, 'base64').toString()).toContain('https://old.example/saml');
  expect(await complete(other, response)).toEqual({ status: 302, location: '/home' });
  expect((await other.get('/get-session')).body.user.email).toBe(ada.email);
}, 120_000);
