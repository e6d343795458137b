import type { JWTPayload } from 'jose';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { BrowserWithVariants } from '#tests/support/calls/cookie-variants.ts';
import { expectOk, newMember, newOrganization, verifyEmail } from '#tests/support/organization.ts';
import { ForgingProvider } from '#tests/support/peers/forging-provider.ts';
import { CLIENT } from '#tests/support/peers/openid-server.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';

import { requireSso } from '#tests/features/sso/policy/policies.ts';

import { addConnection, errorOf, proveDomain, sqlOf, test as base, withPrivateHosts } from './sign-in/connections.ts';
import { finish, signInThrough, type StartedFlow } from './sign-in/forged-sign-in.ts';

const PLATFORM = 'platform-idp';

const test = base.extend<{
  gatehouse: Gatehouse;
  provider: ForgingProvider;
  acme: Awaited<ReturnType<typeof setUp>>;
}>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await withPrivateHosts({ sso: { allowPlatformRoles: [PLATFORM] } });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      await using provider = await ForgingProvider.start(CLIENT.clientId);
      await use(provider);
    },
    { scope: 'file' },
  ],
  acme: async ({ gatehouse, provider }, use) => use(await setUp(gatehouse, provider)),
});

async function setUp(gatehouse: Gatehouse, provider: ForgingProvider) {
  const sql = sqlOf(gatehouse);
  await sql(`delete from sso_connection where provider_id = '${PLATFORM}'`);
  const organization = await newOrganization(gatehouse);
  const domain = `${organization.id}.example`;
  const claim = await proveDomain(gatehouse, organization, domain);
  const { providerId, id } = await addConnection(gatehouse, organization, {
    issuer: provider.issuer,
    domains: [claim],
  });
  /** An owner of another organization, whose address the provider speaks for. */
  const newOwner = async (name: string) => {
    const owner = await Person.signUpVerified(gatehouse, { email: `${name}@${domain}` });
    await newOrganization(gatehouse, owner);
    return owner;
  };
  const signIn = (person: Person, email: string, by = providerId) =>
    signInThrough(provider, person, { providerId: by, claims: { sub: email, email } });
  /** Starts a flow of the user and returns from the provider, which states these claims. */
  const begin = async (person: Person, call: 'connect' | 'prove', claims: JWTPayload) => {
    const body = { providerId, callbackURL: '/account' };
    const { body: started } = await expectOk(person.post(`/sso/${call}`, body));
    const { searchParams } = new URL(started.url);
    const [callback, state, nonce] = ['redirect_uri', 'state', 'nonce'].map((name) => searchParams.get(name)!);
    const flow: StartedFlow = { callback: new URL(callback!), state: state!, nonce: nonce! };
    return {
      url: new URL(started.url),
      return: (browser = person) => {
        provider.claims = claims;
        return finish(browser, flow);
      },
    };
  };
  const connect = async (person: Person, claims: JWTPayload) => (await begin(person, 'connect', claims)).return();
  const identitiesOf = (person: Person) =>
    sql(`select provider_id, account_id, linked_by_user from account
      where user_id = '${person.id}' and provider_id like 'sso:%'`);
  return {
    gatehouse,
    forging: provider,
    sql,
    organization,
    domain,
    providerId,
    id,
    newOwner,
    signIn,
    begin,
    connect,
    identitiesOf,
  };
}

test('an owner confirms the first sign-in by a sign-in of their own, in the same browser', async ({ acme }) => {
  const { gatehouse, sql, organization, id, newOwner, signIn, identitiesOf } = acme;
  const owner = await newOwner('owner');
  const browser = new BrowserWithVariants(gatehouse);
  expect(errorOf(await signIn(browser, owner.email))).toBe('sso_confirmation_required');
  expect((await browser.get('/get-session')).body).toBeNull();
  expect(await identitiesOf(owner)).toEqual([]);

  // Neither another browser nor another user completes it.
  expect((await owner.post('/sso/complete-link')).body.code).toBe('INVALID_TOKEN');
  await expectOk(browser.post('/sign-in/email', { email: owner.email, password: PASSWORD }));
  const connectionsIn = async (person: Person) => (await expectOk(person.get('/sso/get-account'))).body.connections;
  expect(await connectionsIn(owner)).toEqual([]);
  const ofAcme = { organizationId: organization.id, organizationName: organization.name, providerId: acme.providerId };
  expect(await connectionsIn(browser)).toMatchObject([{ ...ofAcme, connected: false, toConfirm: true }]);
  expect((await expectOk(browser.post('/sso/complete-link'))).body).toEqual({ success: true });
  expect(browser.doubled).toContain('sso_confirmation');
  expect(await connectionsIn(browser)).toMatchObject([{ ...ofAcme, connected: true, toConfirm: false }]);
  const provider = `sso:${id}`;
  expect(await identitiesOf(owner)).toEqual([{ provider_id: provider, account_id: owner.email, linked_by_user: true }]);
  const { session } = (await browser.get('/get-session')).body;
  expect(session.activeOrganizationId).toBe(organization.id);
  expect(await sql(`select provider from session where id = '${session.id}'`)).toEqual([{ provider }]);
  expect((await browser.post('/sso/complete-link')).body.code).toBe('INVALID_TOKEN');
  expect(errorOf(await signIn(new Person(gatehouse), owner.email))).toBeNull();
});

test('a confirmation of another user, after a change of the connection, or when it is disabled links nothing', async ({
  acme,
}) => {
  const { gatehouse, sql, id, newOwner, signIn, identitiesOf } = acme;
  const owner = await newOwner('owner');
  const complete = async (as: Person, change?: string) => {
    const browser = new Person(gatehouse);
    await signIn(browser, owner.email);
    if (change !== undefined) await sql(`update sso_connection set ${change} where id = '${id}'`);
    await expectOk(browser.post('/sign-in/email', { email: as.email, password: PASSWORD }));
    return (await browser.post('/sso/complete-link')).body.code;
  };
  expect(await complete(await Person.signUpVerified(gatehouse))).toBe('INVALID_TOKEN');
  expect(await complete(owner, 'revision = revision + 1')).toBe('INVALID_TOKEN');
  expect(await complete(owner, 'enabled_at = null')).toBe('INVALID_TOKEN');
  expect(await identitiesOf(owner)).toEqual([]);
});

test('users with a role of the platform confirm with the providers of the option, and are refused by others', async ({
  acme,
}) => {
  const { gatehouse, sql, organization, domain, id, signIn, connect, identitiesOf } = acme;
  const admin = await Person.signUpVerified(gatehouse, { email: `admin@${domain}` });
  await newMember(gatehouse, organization, { person: admin });
  await sql(`update "user" set role = 'admin' where id = '${admin.id}'`);
  expect(errorOf(await signIn(new Person(gatehouse), admin.email))).toBe('sso_account_refused');
  expect(errorOf(await connect(admin, { sub: 'admin', email: admin.email }))).toBe('sso_account_refused');
  await sql(`update sso_connection set provider_id = '${PLATFORM}', updated_at = now() where id = '${id}'`);
  expect(errorOf(await signIn(new Person(gatehouse), admin.email, PLATFORM))).toBe('sso_confirmation_required');
  expect(await identitiesOf(admin)).toEqual([]);
});

test('a member connects an identity with another address of the domain, and signs in with it from then on', async ({
  acme,
}) => {
  const { gatehouse, organization, domain, id, signIn, connect, identitiesOf } = acme;
  const guest = await Person.signUpVerified(gatehouse, { email: `${organization.id}@guests.example` });
  const body = { providerId: acme.providerId, callbackURL: '/account' };
  expect((await guest.post('/sso/connect', body)).body.code).toBe('PROVIDER_NOT_FOUND');
  await newMember(gatehouse, organization, { person: guest });
  expect(errorOf(await connect(guest, { sub: 'x', email: 'x@elsewhere.example' }))).toBe('sso_email_not_in_domain');
  const upn = `upn@${domain}`;
  expect(await connect(guest, { sub: upn, email: upn })).toEqual({ status: 302, location: '/account' });
  expect(await identitiesOf(guest)).toEqual([{ provider_id: `sso:${id}`, account_id: upn, linked_by_user: true }]);
  const elsewhere = new Person(gatehouse);
  expect(errorOf(await signIn(elsewhere, upn))).toBeNull();
  expect((await elsewhere.get('/get-session')).body.user.id).toBe(guest.id);
  const { body: account } = await expectOk(guest.get('/sso/get-account'));
  expect(account.managedBy).toBeNull();
  const named = { organizationId: organization.id, organizationName: organization.name };
  expect(account.connections).toEqual([
    {
      ...named,
      providerId: acme.providerId,
      name: 'Acme',
      accountProviderId: `sso:${id}`,
      connected: true,
      toConfirm: false,
    },
  ]);
  const listed = (await guest.get('/list-accounts')).body.map(({ providerId }: { providerId: string }) => providerId);
  expect(listed).toContain(`sso:${id}`);
  const unlinked = { providerId: `sso:${id}` };
  expect((await expectOk(guest.post('/unlink-account', unlinked))).body).toEqual({ status: true });
  expect(await identitiesOf(guest)).toEqual([]);
});

test('the identity of another user, a second one, or one after a sign-out is not connected', async ({ acme }) => {
  const { gatehouse, organization, domain, begin, connect, identitiesOf } = acme;
  const [ada, bob] = await Promise.all([1, 2].map(async () => (await newMember(gatehouse, organization)).person));
  const first = { sub: 'first', email: `first@${domain}` };
  // The address of an unverified account may be an attacker's.
  expect(errorOf(await connect(ada!, first))).toBe('unable_to_link_account');
  await verifyEmail(ada!);
  await verifyEmail(bob!);
  expect(errorOf(await connect(ada!, first))).toBeNull();
  expect(errorOf(await connect(bob!, first))).toBe('account_already_linked_to_different_user');
  expect(errorOf(await connect(ada!, { sub: 'second', email: `second@${domain}` }))).toBe('sso_identity_changed');
  const flow = await begin(bob!, 'connect', { sub: 'third', email: `third@${domain}` });
  const browser = Object.assign(new Person(gatehouse), { cookies: new Map(bob!.cookies) });
  await browser.post('/sign-out');
  expect(errorOf(await flow.return(browser))).toBe('invalid_state');
  expect(await identitiesOf(bob!)).toEqual([]);
});

test('a proof at the provider needs a new authentication of the same identity', async ({ acme }) => {
  const { gatehouse, sql, domain, begin, signIn } = acme;
  const email = `prover@${domain}`;
  const person = new Person(gatehouse);
  await signIn(person, email);
  const provenAt = async () => new Date((await person.get('/get-session')).body.session.authenticatedAt).getTime();
  await sql(`update session set authenticated_at = now() - interval '2 days'`);
  const before = await provenAt();
  const seconds = () => Math.floor(Date.now() / 1000);
  const prove = async (claims: JWTPayload) => (await begin(person, 'prove', { sub: email, email, ...claims })).return();

  expect(errorOf(await prove({}))).toBe('sso_not_fresh');
  expect(errorOf(await prove({ auth_time: seconds() - 120 }))).toBe('sso_not_fresh');
  expect(errorOf(await prove({ sub: 'other', auth_time: seconds() }))).toBe('sso_identity_changed');
  expect(await provenAt()).toBe(before);
  const { url } = await begin(person, 'prove', {});
  expect([url.searchParams.get('prompt'), url.searchParams.get('max_age')]).toEqual(['login', '0']);
  expect(await prove({ auth_time: seconds() })).toEqual({ status: 302, location: '/account' });
  expect(await provenAt()).toBeGreaterThan(before);
  const other = await Person.signUp(gatehouse);
  const body = { providerId: acme.providerId, callbackURL: '/account' };
  expect((await other.post('/sso/prove', body)).body.code).toBe('PROVIDER_NOT_FOUND');
});

test('the address of a managed account follows the provider within the domains of the organization', async ({
  acme,
}) => {
  const { gatehouse, sql, domain, organization, providerId, signIn, id } = acme;
  const provider = (email: string) => ({ sub: 'moving', email });
  const at = async (email: string) => {
    const person = new Person(gatehouse);
    const result = await signInThrough(acme.forging, person, { providerId, claims: provider(email) });
    return { person, error: errorOf(result) };
  };
  const reason = async () => {
    const of = { organizationId: organization.id, providerId };
    return (await expectOk(organization.owner.get('/sso/list-attempts', of))).body[0].reason;
  };
  const { person: before } = await at(`old@${domain}`);
  const { id: userId } = (await before.get('/get-session')).body.user;
  const emailOf = async () => (await sql(`select email from "user" where id = '${userId}'`))[0]!['email'];

  await signIn(new Person(gatehouse), `taken@${domain}`);
  expect((await at(`taken@${domain}`)).error).toBeNull();
  expect([await emailOf(), await reason()]).toEqual([`old@${domain}`, 'sso_email_taken']);
  await at('new@elsewhere.example');
  expect([await emailOf(), await reason()]).toEqual([`old@${domain}`, 'sso_email_not_in_domain']);
  const { person: after } = await at(`new@${domain}`);
  expect(await emailOf()).toBe(`new@${domain}`);
  expect((await after.get('/get-session')).body.user).toMatchObject({ email: `new@${domain}`, emailVerified: true });
  expect((await before.get('/get-session')).body).toBeNull();
  const events = await sql(
    `select details from audit_entry where subject_id = '${userId}' and event = 'email.changed'`,
  );
  expect(events).toEqual([{ details: { connectionId: id } }]);

  const { managedBy } = (await expectOk(after.get('/sso/get-account'))).body;
  expect(managedBy).toEqual({
    organizationName: organization.name,
    followsProfile: true,
  });

  // Of an account that the organization does not manage the address stays.
  await sql(`delete from managed_account where user_id = '${userId}'`);
  await at(`newer@${domain}`);
  expect(await emailOf()).toBe(`new@${domain}`);
});

test('where single sign-on is required, exactly the user of an open confirmation signs in otherwise', async ({
  acme,
}) => {
  const { gatehouse, organization, domain, id, providerId, newOwner, signIn } = acme;
  const owner = await newOwner('elsewhere');
  const colleague = await Person.signUpVerified(gatehouse, { email: `colleague@${domain}` });
  await requireSso({ organization, connection: { id, providerId } });
  const browser = new Person(gatehouse);
  const signInOtherwise = (person: Person, { email }: Person) =>
    person.post('/sign-in/email', { email, password: PASSWORD });

  expect((await signInOtherwise(browser, owner)).body.code).toBe('SSO_REQUIRED');
  expect(errorOf(await signIn(browser, owner.email))).toBe('sso_confirmation_required');
  expect((await signInOtherwise(browser, colleague)).body.code).toBe('SSO_REQUIRED');
  expect((await signInOtherwise(new Person(gatehouse), owner)).body.code).toBe('SSO_REQUIRED');
  await expectOk(signInOtherwise(browser, owner));
  await expectOk(browser.post('/sso/complete-link'));
  expect((await signInOtherwise(browser, owner)).body.code).toBe('SSO_REQUIRED');
});
