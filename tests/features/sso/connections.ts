import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { CLIENT, OpenIdServer } from '#tests/support/peers/openid-server.ts';
import { expectOk, type TestOrganization } from '#tests/support/organization.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

/** A service that may send requests to loopback. */
export const startWithLoopback = (options: GatehouseOptions = {}) =>
  startGatehouse({ ...options, outgoing: { privateHosts: ['127.0.0.1'], ...options.outgoing } });

/** One service, and one identity provider, for the file. */
export const test = base.extend<{ idp: OpenIdServer; gatehouse: Gatehouse }>({
  idp: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using idp = await OpenIdServer.start({ providerId: 'acme' });
      await use(idp);
    },
    { scope: 'file' },
  ],
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await using gatehouse = await startWithLoopback();
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

export interface ListedConnection {
  id: string;
  providerId: string;
  [field: string]: unknown;
}

export async function register(
  { owner, id: organizationId }: TestOrganization,
  { issuer }: Pick<OpenIdServer, 'issuer'>,
  more: object = {},
): Promise<ListedConnection> {
  return (await expectOk(owner.post('/sso/register', { organizationId, issuer, ...CLIENT, ...more }))).body;
}

/** As a test sign-in by a manager does. */
export async function markTested({ options }: Gatehouse, { id }: Pick<ListedConnection, 'id'>): Promise<void> {
  await runSql(
    options.databaseUrl!,
    `update sso_connection set tested_revision = revision, tested_at = now() where id = '${id}'`,
  );
}
