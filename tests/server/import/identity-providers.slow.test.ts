import { sso } from '@better-auth/sso';
import { expect, inject, test } from 'vitest';

import { runImport, startBetterAuth } from '#tests/support/better-auth/better-auth-service.ts';
import { CLIENT, OpenIdServer } from '#tests/support/peers/openid-server.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { SHARED_SECRET } from '#tests/support/better-auth/better-auth-options.ts';
import { startGatehouse } from '#tests/support/test.ts';

const columns = Object.keys(sso({ domainVerification: { enabled: true } }).schema.ssoProvider.fields);

test('imported identity providers sign in their users once the domain is proven and they are enabled', async () => {
  await using idp = await OpenIdServer.start({ providerId: 'acme', callbackPath: '/api/auth/sso/callback' });
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
     insert into account (id, "userId", "providerId", "accountId", "createdAt", "updatedAt")
       values ('a2', '${ada.id}', 'google', 'ada-at-google', now(), now());
     insert into account (id, "userId", "providerId", "accountId", "createdAt", "updatedAt")
       values ('a1', '${ada.id}', 'acme', 'ada-at-acme', now(), now())`,
  );

  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  const { code, stdout } = await runImport(source, databaseUrl);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('6 identity providers') });
  expect(stdout).toContain('ssoProvider: 6 read, 1 imported, 0 imported before, 5 skipped');
  expect(stdout).toContain('p2: it speaks SAML');
  expect(stdout).toContain('p4: anyone can have an account at its issuer');
  expect(stdout).toContain('p5: its id is that of another way to sign in');
  expect(stdout).toContain('p6: its id has other characters');
  expect(stdout).toContain('p3: it belongs to no organization');
  expect((await runImport(source, databaseUrl)).stdout).toContain(
    'ssoProvider: 6 read, 0 imported, 1 imported before, 5 skipped',
  );
  const sql = (text: string) => runSql(databaseUrl, text);
  expect(await sql(`select provider_id from account where account_id = 'ada-at-google'`)).toEqual([
    { provider_id: 'google' },
  ]);
  expect(await sql('select domain, verified_at from organization_domain')).toEqual([
    { domain: 'acme.example', verified_at: null },
  ]);
  expect(await sql('select enabled_at, tested_revision from sso_connection')).toEqual([
    { enabled_at: null, tested_revision: null },
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
}, 120_000);
