import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { NameServer } from '#tests/support/peers/name-server.ts';
import { expectOk, newOrganization, type TestOrganization } from '#tests/support/organization.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

export interface Claim {
  id: string;
  domain: string;
  status: string;
  record: { name: string; type: string; value: string };
}

export const withNameServer = (nameServer: NameServer, domains: GatehouseOptions['domains'] = {}) =>
  startGatehouse({ outgoing: { nameServers: [nameServer.address] }, domains });

/** One service, and one name server, for the file. */
export const test = base.extend<{ nameServer: NameServer; gatehouse: Gatehouse }>({
  nameServer: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using nameServer = await NameServer.start();
      await use(nameServer);
    },
    { scope: 'file' },
  ],
  gatehouse: [
    async ({ nameServer }, use) => {
      await using gatehouse = await withNameServer(nameServer);
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

export async function addDomain({ owner, id }: TestOrganization, domain: string, more: object = {}): Promise<Claim> {
  return (await expectOk(owner.post('/organization/add-domain', { organizationId: id, domain, ...more }))).body;
}

export const verify = ({ owner, id }: TestOrganization, claim: Claim) =>
  owner.post('/organization/verify-domain', { organizationId: id, domainId: claim.id });

export const list = async ({ owner, id }: TestOrganization): Promise<Claim[]> =>
  (await expectOk(owner.get('/organization/list-domains', { organizationId: id }))).body;

/** Publishes these records, each with one string, at every name. */
export function publish(nameServer: NameServer, ...claims: Claim[]): void {
  nameServer.texts = () => claims.map(({ record }) => [record.value]);
}

/** A new organization that has proven the domain. */
export async function newProven(
  { gatehouse, nameServer }: { gatehouse: Gatehouse; nameServer: NameServer },
  domain: string,
  more: object = {},
) {
  const organization = await newOrganization(gatehouse);
  const claim = await addDomain(organization, domain, more);
  publish(nameServer, claim);
  await expectOk(verify(organization, claim));
  return { organization, claim };
}
