import { expect } from 'vitest';

import { clientSecretOf } from '#server/features/sso/client-secret.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { SECRET } from '#tests/support/test.ts';

import { markTested, register, test } from './connections.ts';

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
