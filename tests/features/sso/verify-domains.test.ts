import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { seededClient } from '#tests/support/calls/seeded-service.ts';
import { expectOk, newOrganization } from '#tests/support/organization.ts';
import type { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { NameServer } from '#tests/support/peers/name-server.ts';
import { list, newProven, test, verify, withNameServer } from '#tests/features/domains/domains.ts';

async function newConnection(gatehouse: Person['gatehouse'], domain: string) {
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  // The label of a record has 63 characters at most.
  const chosen = `acme-${randomUUID().slice(0, 8)}`;
  const input = { organizationId, ...seededClient, providerId: chosen, clientId: domain, domain };
  const { providerId } = (await expectOk(owner.post('/sso/register', input))).body as { providerId: string };
  const of = { organizationId, providerId };
  return {
    organization,
    providerId,
    request: () => owner.post('/sso/request-domain-verification', of),
    verifyAll: () => owner.post('/sso/verify-domain', of),
  };
}

test.for([
  ['the token', (token: string) => token],
  ['a label and the token', (token: string, label: string) => `${label}=${token}`],
] as const)(
  'a record of the published clients with %s proves a domain, also at each later check',
  async ([, valueOf]) => {
    await using nameServer = await NameServer.start();
    await using gatehouse = await withNameServer(nameServer, { recheckEvery: 0.1 });
    const { organization, providerId, request, verifyAll } = await newConnection(gatehouse, 'acme.example');
    const status = async () => (await list(organization))[0]!.status;
    const requested = await request();
    expect(requested).toEqual({ status: 201, body: { domainVerificationToken: expect.stringMatching(/^\w{32}$/) } });
    const label = `_better-auth-token-${providerId}`;
    const value = valueOf(requested.body.domainVerificationToken, label);

    nameServer.texts = (name) => (name === 'acme.example' ? [[value]] : 'absent');
    expect(await verifyAll()).toMatchObject({ status: 400, body: { code: 'DOMAIN_VERIFICATION_FAILED' } });
    expect(await status()).toBe('pending');
    nameServer.texts = (name) => (name === `${label}.acme.example` ? [[value]] : 'absent');
    expect((await verifyAll()).status).toBe(204);
    expect(await status()).toBe('verified');
    expect((await list(organization))[0]!.record.name).toBe(`${label}.acme.example`);
    const checks = nameServer.asked.length;
    await expect.poll(() => nameServer.asked.length, { timeout: 10_000 }).toBeGreaterThan(checks + 2);
    expect(await status()).toBe('verified');
    nameServer.texts = () => 'absent';
    await expect.poll(status, { timeout: 10_000 }).toBe('failing');
  },
);

test('the domains whose record is found are proven, and the others fail the call', async ({
  gatehouse,
  nameServer,
}) => {
  const { organization, verifyAll, request } = await newConnection(gatehouse, 'one.example,two.example');
  const claims = await list(organization);
  const [one, two] = ['one.example', 'two.example'].map((name) => claims.find(({ domain }) => domain === name)!);
  nameServer.texts = (name) => (name === one!.record.name ? [[one!.record.value]] : 'absent');

  expect((await verifyAll()).body.code).toBe('DOMAIN_VERIFICATION_FAILED');
  const statuses = async () =>
    Object.fromEntries((await list(organization)).map(({ domain, status }) => [domain, status]));
  expect(await statuses()).toEqual({ 'one.example': 'verified', 'two.example': 'pending' });
  nameServer.texts = () => [[two!.record.value]];
  expect((await verifyAll()).status).toBe(204);
  expect(await verifyAll()).toMatchObject({ status: 404, body: { code: 'NO_PENDING_VERIFICATION' } });
  expect(await request()).toMatchObject({ status: 409, body: { code: 'DOMAIN_VERIFIED' } });
});

test('the token of another organization, and another label, prove nothing', async ({ gatehouse, nameServer }) => {
  const [own, other] = [await newConnection(gatehouse, 'mine.example'), await newConnection(gatehouse, 'mine.example')];
  const token = (await own.request()).body.domainVerificationToken as string;
  const foreign = (await other.request()).body.domainVerificationToken as string;
  nameServer.texts = (name) => (name.startsWith(`_better-auth-token-${own.providerId}.`) ? [[foreign]] : [[token]]);

  expect((await own.verifyAll()).body.code).toBe('DOMAIN_VERIFICATION_FAILED');
  expect((await other.verifyAll()).body.code).toBe('DOMAIN_VERIFICATION_FAILED');
});

test('a record under another label takes no domain from the organization that has proven it', async ({
  gatehouse,
  nameServer,
}) => {
  const { organization: holder, claim } = await newProven({ gatehouse, nameServer }, 'held.example');
  const thief = await newConnection(gatehouse, 'held.example');
  const token = (await thief.request()).body.domainVerificationToken as string;
  const label = `_better-auth-token-${thief.providerId}.held.example`;
  nameServer.texts = (name) => (name === label ? [[token]] : 'absent');

  expect(await thief.verifyAll()).toMatchObject({ status: 409, body: { code: 'DOMAIN_IS_TAKEN' } });
  expect((await list(holder))[0]!.status).toBe('verified');
  nameServer.texts = () => [[claim.record.value]];
  expect((await verify(holder, claim)).status).toBe(200);
  const rows = await runSql(gatehouse.options.databaseUrl!, `select record_label from organization_domain`);
  expect(rows.every((row) => row['record_label'] === null)).toBe(true);
});
