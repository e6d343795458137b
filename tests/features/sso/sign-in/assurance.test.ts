import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { newApiKey, programWith } from '#tests/support/api-keys.ts';
import { expectOk, newMember, newOrganization } from '#tests/support/organization.ts';
import { CLIENT } from '#tests/support/peers/openid-server.ts';
import { Person } from '#tests/support/person.ts';
import { enableTotp } from '#tests/support/two-factor.ts';

import { addConnection, proveDomain, sqlOf, test as base, withPrivateHosts } from './connections.ts';
import { ForgingProvider } from '#tests/support/peers/forging-provider.ts';
import { signInThrough } from './forged-sign-in.ts';

const DOMAIN = 'assured.example';

const test = base.extend<{ trusting: Awaited<ReturnType<typeof setUp>> }>({
  trusting: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await withPrivateHosts({ sso: { mayTrustFactors: true } });
      await using provider = await ForgingProvider.start(CLIENT.clientId);
      await use(await setUp(gatehouse, provider));
    },
    { scope: 'file' },
  ],
});

async function setUp(gatehouse: Gatehouse, provider: ForgingProvider) {
  const organization = await newOrganization(gatehouse);
  const domain = await proveDomain(gatehouse, organization, DOMAIN);
  const connection = await addConnection(gatehouse, organization, { issuer: provider.issuer, domains: [domain] });
  const sql = sqlOf(gatehouse);
  const trust = (trusts: boolean) =>
    sql(`update sso_connection set trusts_factors = ${trusts}, factor_values = '{mfa,https://refeds.org/profile/mfa}'
      where id = '${connection.id}'`);
  await trust(true);
  const signIn = async (email: string, claims: object) => {
    const person = new Person(gatehouse);
    const { providerId } = connection;
    const { location } = await signInThrough(provider, person, {
      providerId,
      claims: { sub: email, email, ...claims },
    });
    const { session, user } = (await person.get('/get-session')).body ?? {};
    if (user) person.id = user.id;
    return { person, location, proof: session && { amr: session.amr, level: session.level } };
  };
  return { gatehouse, provider, organization, sql, trust, signIn };
}

const MFA = { amr: ['pwd', 'mfa'] };
const single = { amr: ['fed'], level: 1 };
const both = { amr: ['fed', 'mfa'], level: 2 };

test('a stated second factor counts if the organization trusts it, for users without one of their own', async ({
  trusting,
}) => {
  const { signIn, trust } = trusting;
  const email = `a@${DOMAIN}`;
  expect((await signIn(email, {})).proof).toEqual(single);
  expect((await signIn(email, { amr: ['pwd'] })).proof).toEqual(single);
  expect((await signIn(email, MFA)).proof).toEqual(both);
  expect((await signIn(email, { acr: 'https://refeds.org/profile/mfa' })).proof).toEqual(both);
  await trust(false);
  expect((await signIn(email, MFA)).proof).toEqual(single);
  await trust(true);
});

test('what the user info endpoint says about the authentication does not count', async ({ trusting }) => {
  const { provider, signIn } = trusting;
  const email = `userinfo@${DOMAIN}`;
  const document = provider.document();
  provider.overrides.set('/.well-known/openid-configuration', () => ({
    body: { ...document, userinfo_endpoint: `${provider.issuer}/userinfo` },
  }));
  provider.overrides.set('/userinfo', () => ({ body: { sub: email, name: 'Ada', ...MFA } }));
  await trusting.sql(`update sso_connection set updated_at = now()`);
  const { person, proof } = await signIn(email, {});
  provider.overrides.clear();
  await trusting.sql(`update sso_connection set updated_at = now()`);
  expect(proof).toEqual(single);
  expect((await person.get('/get-session')).body.user.name).toBe('Ada');
});

test('users with a second factor of their own are asked for it, except in accounts that the organization manages', async ({
  trusting,
}) => {
  const { gatehouse, organization, sql, signIn } = trusting;
  const ada = await Person.signUpVerified(gatehouse, { email: `own@${DOMAIN}` });
  await enableTotp(ada);
  expect((await signIn(ada.email, MFA)).location).toContain('/sign-in/second-factor');
  const manage = (organizationId: string) =>
    sql(`insert into managed_account (user_id, organization_id, source, created_at)
      values ('${ada.id}', '${organizationId}', 'sso', now())
      on conflict (user_id) do update set organization_id = excluded.organization_id`);
  await manage((await newOrganization(gatehouse)).id);
  expect((await signIn(ada.email, MFA)).location).toContain('/sign-in/second-factor');
  await manage(organization.id);
  expect((await signIn(ada.email, MFA)).proof).toEqual(both);
  expect((await signIn(ada.email, {})).location).toContain('/sign-in/second-factor');
});

test('it meets the requirement of its organization and of no other', async ({ trusting }) => {
  const { gatehouse, organization, sql, signIn } = trusting;
  const other = await newOrganization(gatehouse);
  const email = `both@${DOMAIN}`;
  const { person: first } = await signIn(email, {});
  await newMember(gatehouse, other, { person: first });
  await sql(`update organization set require_two_factor = true where id in ('${organization.id}', '${other.id}')`);
  const use = async (person: Person, organizationId: string) => {
    const { body } = await person.get('/organization/get-full-organization', { organizationId });
    return body.code ?? body.id;
  };

  expect(await use(first, organization.id)).toBe('TWO_FACTOR_REQUIRED');
  const { person } = await signIn(email, MFA);
  expect(await use(person, organization.id)).toBe(organization.id);
  expect(await use(person, other.id)).toBe('TWO_FACTOR_REQUIRED');
  const hidden = await person.post('/organization/set-active', { organizationId: other.id });
  expect(hidden.body).toMatchObject({ id: other.id, members: [] });
  // Nor does it create keys that meet the requirement of any organization.
  const { key } = await newApiKey(person, { scopes: ['organization:read'] });
  const read = await programWith(gatehouse, key).get('/organization/get-full-organization', {
    organizationId: other.id,
  });
  expect(read.body.code).toBe('TWO_FACTOR_REQUIRED');
  // With a factor of their own the user meets all.
  await sql(`update "user" set two_factor_enabled = true where email = '${email}'`);
  expect(await use(person, other.id)).toBe(other.id);
  await sql(`update organization set require_two_factor = false`);
});

test('it meets the requirement of the platform', async () => {
  await using gatehouse = await withPrivateHosts({
    sso: { mayTrustFactors: true },
    session: { twoFactor: { policy: 'required' } },
  });
  await using provider = await ForgingProvider.start(CLIENT.clientId);
  const sql = sqlOf(gatehouse);
  const owner = await Person.signUp(gatehouse);
  await sql(`update session set level = 2 where user_id = '${owner.id}'`);
  const organization = await newOrganization(gatehouse, owner);
  const domain = await proveDomain(gatehouse, organization, DOMAIN);
  const { id, providerId } = await addConnection(gatehouse, organization, {
    issuer: provider.issuer,
    domains: [domain],
  });
  await sql(`update sso_connection set trusts_factors = true, factor_values = '{mfa}' where id = '${id}'`);
  const use = async (claims: object) => {
    const person = new Person(gatehouse);
    const email = `p@${DOMAIN}`;
    await signInThrough(provider, person, { providerId, claims: { sub: email, email, ...claims } });
    return person.get('/organization/list');
  };
  expect((await use({})).body.code).toBe('TWO_FACTOR_REQUIRED');
  expect((await expectOk(use(MFA))).body).toMatchObject([{ id: organization.id }]);
});
