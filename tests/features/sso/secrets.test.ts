import { expect, onTestFinished, vi } from 'vitest';

import { clientSecretOf } from '#server/features/sso/client-secret.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { expectOk, newOrganization } from '#tests/support/organization.ts';
import { ForgingProvider } from '#tests/support/peers/forging-provider.ts';
import { CLIENT } from '#tests/support/peers/openid-server.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { SECRET } from '#tests/support/test.ts';

import { markTested, register, startWithLoopback, test } from './connections.ts';
import { errorOf, proveDomain } from './sign-in/connections.ts';
import { signInThrough } from './sign-in/forged-sign-in.ts';

test('no answer and no row contains a client secret, also of a call that failed', async ({ gatehouse, idp }) => {
  const databaseUrl = gatehouse.options.databaseUrl!;
  const clientSecret = 'a client secret that appears nowhere else';
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { id, providerId } = await register(organization, idp, { clientSecret });
  await markTested(gatehouse, { id });
  const calls: [method: 'GET' | 'POST', path: string, input: object][] = [
    ['POST', '/sso/register', { issuer: idp.issuer, clientId: 'b', oidcConfig: { clientSecret } }],
    ['POST', '/sso/register', { issuer: idp.issuer, clientId: 'b', clientSecret }],
    ['POST', '/sso/register', { issuer: 'https://127.0.0.1:1', clientId: 'c', clientSecret }],
    ['POST', '/sso/register', { issuer: idp.issuer, clientId: 'c', clientSecret, unknown: clientSecret }],
    ['POST', '/sso/update-provider', { providerId, clientSecret }],
    ['POST', '/sso/enable', { providerId }],
    ['GET', '/sso/get-provider', { providerId }],
    ['GET', '/sso/providers', {}],
    ['GET', '/sso/list-attempts', { providerId }],
    ['GET', '/organization/list-audit', { organizationId }],
    ['GET', '/organization/list-events', { organizationId }],
    ['POST', '/sso/disable', { providerId }],
    ['POST', '/sso/delete-provider', { providerId }],
  ];
  const statuses: number[] = [];
  for (const [method, path, input] of calls) {
    const { status, body } = await (method === 'GET'
      ? owner.get(path, input as Record<string, string>)
      : owner.post(path, input));
    statuses.push(status);
    expect(JSON.stringify(body)).not.toContain(clientSecret);
  }
  expect(statuses).toEqual([200, 409, 400, 400, ...Array.from({ length: 9 }, () => 200)]);

  const tables = await runSql(databaseUrl, `select tablename from pg_tables where schemaname = 'public'`);
  for (const { tablename } of tables) {
    const found = `select 1 from "${String(tablename)}" t where t::text like '%${clientSecret}%'`;
    expect([tablename, await runSql(databaseUrl, found)]).toEqual([tablename, []]);
  }
});

test('a client secret that is copied to another connection does not open', async ({ gatehouse, idp }) => {
  const organization = await newOrganization(gatehouse);
  const [from, to] = [
    await register(organization, idp, { clientSecret: 'the secret' }),
    await register(organization, idp, { clientId: 'b' }),
  ];
  const query = `select client_secret from sso_connection where id = '${from.id}'`;
  const [row] = await runSql(gatehouse.options.databaseUrl!, query);
  const clientSecret = String(row!['client_secret']);
  const open = (id: string) => clientSecretOf({ id, clientSecret } as SsoConnection, [SECRET]);

  expect(open(from.id)).toBe('the secret');
  expect(() => open(to.id)).toThrow('decrypts');
});

test('the owner of an address who takes an account over disables the connections of its organization', async ({
  gatehouse,
  idp,
}) => {
  const organization = await newOrganization(gatehouse);
  const connection = await register(organization, idp);
  await markTested(gatehouse, connection);
  await organization.owner.post('/sso/enable', { providerId: connection.providerId });

  const { email } = organization.owner;
  const mailboxOwner = new Person(gatehouse);
  await mailboxOwner.post('/sign-in/magic-link', { email });
  await mailboxOwner.get('/magic-link/verify', { token: (await newestMailTo(gatehouse, email)).token });
  const query = `select enabled_at from sso_connection where id = '${connection.id}'`;
  expect(await runSql(gatehouse.options.databaseUrl!, query)).toEqual([{ enabled_at: null }]);
});

/** The lines of the log, which go to standard output. */
function recordOutput(): () => string {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  onTestFinished(() => write.mockRestore());
  return () => lines.join('');
}

test('no answer, row or line of the log contains a token or a private key of a connection', async () => {
  const output = recordOutput();
  await using gatehouse = await startWithLoopback({ logLevel: 'debug' });
  await using provider = await ForgingProvider.start(CLIENT.clientId);
  const organization = await newOrganization(gatehouse);
  await proveDomain(gatehouse, organization, 'tokens.example');
  const { owner, id: organizationId } = organization;
  const { clientId } = CLIENT;
  const tokenEndpointAuthentication = 'private_key_jwt';
  const input = { organizationId, issuer: provider.issuer, clientId, tokenEndpointAuthentication };
  const registered = (await expectOk(owner.post('/sso/register', input))).body;
  const { providerId } = registered as { providerId: string };
  await markTested(gatehouse, registered);
  const ofConnection = { organizationId, providerId };
  const answers: unknown[] = [registered, await owner.post('/sso/enable', ofConnection)];

  const [user, refused] = [new Person(gatehouse), new Person(gatehouse)];
  const claims = { sub: 'ada', sid: 'a-session', email: 'ada@tokens.example' };
  expect(errorOf(await signInThrough(provider, user, { providerId, claims }))).toBeNull();
  const foreign = { sub: 'eve', email: 'eve@other.example' };
  const failed = await signInThrough(provider, refused, { providerId, claims: foreign });
  expect(errorOf(failed)).toBe('sso_email_not_in_domain');
  provider.overrides.set('/token', () => ({ status: 400, body: { error: 'an-access-token' } }));
  expect(errorOf(await signInThrough(provider, refused, { providerId, claims }))).toBe('sso_response_refused');
  const assertions = provider.loopback.requests.flatMap(({ body }) => body['client_assertion'] ?? []);
  const logoutToken = provider.logoutToken({ sub: 'eve' });
  const payload = new URLSearchParams({ logout_token: logoutToken }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const url = `/sso/oidc/back-channel-logout/${providerId}`;
  for (let delivery = 0; delivery < 2; delivery++)
    answers.push((await refused.send({ method: 'POST', url, payload, headers })).body);
  answers.push(
    failed,
    await owner.post('/sso/rotate-client-key', ofConnection),
    await owner.get('/sso/get-provider', ofConnection),
    await owner.get('/sso/list-attempts', ofConnection),
    await owner.get('/organization/list-audit', { organizationId }),
    await owner.get('/organization/list-events', { organizationId }),
    await user.get('/list-accounts'),
    await user.get('/get-session'),
    await user.get(`/sso/oidc/jwks/${providerId}`),
  );

  // The member of a private key, as JSON and as PostgreSQL quotes it, and the beginning of a JWT.
  const secrets = [logoutToken, ...assertions, 'an-access-token', '"d":', '"d""', 'eyJhbGciOi'];
  expect(assertions).toHaveLength(3);
  expect(output()).toContain('"level":');
  for (const secret of secrets) {
    expect(JSON.stringify(answers)).not.toContain(secret);
    expect(output()).not.toContain(secret);
  }
  // A checkpoint of the audit log is published with its signature, which is a JWT.
  const tables = await runSql(
    gatehouse.options.databaseUrl!,
    `select tablename from pg_tables where schemaname = 'public' and tablename <> 'audit_checkpoint'`,
  );
  for (const { tablename } of tables) {
    const condition = secrets.map((secret) => `t::text like '%${secret}%'`).join(' or ');
    const found = `select t::text from "${String(tablename)}" t where ${condition}`;
    expect([tablename, await runSql(gatehouse.options.databaseUrl!, found)]).toEqual([tablename, []]);
  }
});
