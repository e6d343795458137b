import { oauthProvider } from '@better-auth/oauth-provider';
import { hash } from 'node:crypto';
import { expect, inject, test } from 'vitest';

import { OLD_PASSWORD } from '#tests/support/better-auth/better-auth-options.ts';
import { runImport, startBetterAuth } from '#tests/support/better-auth/better-auth-service.ts';
import { Application, REDIRECT_URI } from '#tests/support/oauth/application.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

const SECRET = 'the secret that the application has';
const clientColumns = [
  'clientId',
  'clientSecret',
  'disabled',
  'skipConsent',
  'scopes',
  'name',
  'redirectUris',
  'tokenEndpointAuthMethod',
  'grantTypes',
  'referenceId',
  'createdAt',
] as const;
const list = (values: string) => clientColumns.map((name) => `"${name}"`).join(', ') + `) values ${values}`;

test(
  'applications of the OAuth provider keep their secrets, and what users allowed them',
  { timeout: 120_000 },
  async () => {
    // The columns of the plugin.
    const { schema } = oauthProvider({ loginPage: '/', consentPage: '/' });
    expect(Object.keys(schema.oauthClient.fields)).toEqual(expect.arrayContaining([...clientColumns]));
    expect(Object.keys(schema.oauthConsent.fields)).toEqual(
      expect.arrayContaining(['clientId', 'userId', 'scopes', 'createdAt']),
    );
    const { databaseUrl: source, signUp } = await startBetterAuth();
    const ada = await signUp('ada');
    const secretHash = hash('sha256', SECRET, 'base64url');
    await runSql(
      source,
      `create table "oauthClient" (id text primary key, "clientId" text, "clientSecret" text, disabled boolean, "skipConsent" boolean,
       scopes jsonb, name text, "redirectUris" jsonb, "tokenEndpointAuthMethod" text, "grantTypes" jsonb, "referenceId" text, "createdAt" timestamptz);
     create table "oauthConsent" (id text primary key, "clientId" text, "userId" text, scopes jsonb, "createdAt" timestamptz);
     insert into "oauthClient" (id, ${list(`
       ('c1', 'shop', '${secretHash}', false, null, '["openid","email","offline_access"]', 'Shop', '["${REDIRECT_URI}"]', 'client_secret_post', '["authorization_code","refresh_token"]', null, now()),
       ('c2', 'page', null, true, true, null, 'Page', '["https://page.example.com/callback"]', 'none', null, 'elsewhere', now()),
       ('c3', 'clear', 'a secret in clear text', false, null, null, 'Clear', '["${REDIRECT_URI}"]', null, null, null, now()),
       ('c4', 'evil', null, false, null, null, 'Evil', '["javascript:alert(1)"]', 'none', null, null, now())`)};
     create table "oauthRefreshToken" (id text primary key, token text, "clientId" text, "userId" text, scopes jsonb,
       "expiresAt" timestamptz, "createdAt" timestamptz, revoked timestamptz);
     insert into "oauthRefreshToken" values
       ('t1', '${hash('sha256', 'an old token', 'base64url')}', 'shop', '${ada.id}', '["openid","email","offline_access"]', now() + interval '1 day', now(), null),
       ('t2', '${hash('sha256', 'a revoked token', 'base64url')}', 'shop', '${ada.id}', '["openid"]', now() + interval '1 day', now(), now()),
       ('t3', '${hash('sha256', 'another token', 'base64url')}', 'unknown', '${ada.id}', '["openid"]', now() + interval '1 day', now(), null);
     insert into "oauthConsent" values ('g1', 'shop', '${ada.id}', '["openid","email","offline_access","admin"]', now()),
       ('g2', 'unknown', '${ada.id}', '["openid"]', now())`,
    );

    const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
    const { code, stdout } = await runImport(source, databaseUrl);
    expect(code, stdout).toBe(0);
    expect(stdout).toContain('4 applications, which oauthProvider.enabled enables');
    expect(stdout).toContain('oauthClient: 4 read, 2 imported, 0 imported before, 2 skipped');
    expect(stdout).toContain('c3: its secret is stored in a form other than a hash');
    expect(stdout).toContain('c4: a redirect URI is not allowed');
    expect(stdout).toContain('oauthRefreshToken: 3 read, 1 imported, 0 imported before, 2 skipped');
    expect(stdout).toContain('oauthConsent: 2 read, 1 imported, 0 imported before, 1 skipped');
    expect(
      await runSql(
        databaseUrl,
        `select client_id, kind, first_party, auth_method, disabled_at is not null as disabled from oauth_client order by 1`,
      ),
    ).toEqual([
      { client_id: 'page', kind: 'spa', first_party: true, auth_method: 'none', disabled: true },
      { client_id: 'shop', kind: 'web', first_party: false, auth_method: 'client_secret_post', disabled: false },
    ]);
    expect(await runSql(databaseUrl, 'select scopes from oauth_grant')).toEqual([
      { scopes: ['openid', 'email', 'offline_access'] },
    ]);

    await using gatehouse = await startGatehouse({ databaseUrl, oauthProvider: { enabled: true } });
    const person = Object.assign(new Person(gatehouse), { email: ada.email });
    await person.post('/sign-in/email', { email: ada.email, password: OLD_PASSWORD });
    const application = await Application.of(gatehouse, {
      client_id: 'shop',
      client_secret: SECRET,
      redirect_uris: [REDIRECT_URI],
      token_endpoint_auth_method: 'client_secret_post',
    });
    // The token of the old service, once.
    const refreshed = await application.refresh('an old token');
    expect(refreshed.refresh_token).toEqual(expect.any(String));
    expect((await application.refresh(refreshed.refresh_token!)).access_token).toEqual(expect.any(String));
    for (const token of ['a revoked token', 'another token'])
      await expect(application.refresh(token)).rejects.toMatchObject({ error: 'invalid_grant' });
    // Without asking again.
    const tokens = await application.signIn(person, { scope: 'openid email', prompt: 'none' });
    expect(tokens.claims()!.sub).toBe((await runSql(databaseUrl, `select id from "user"`))[0]!['id']);
  },
);
