import { randomUUID } from 'node:crypto';

import { expect, vi } from 'vitest';

import { newMember, newOrganization, type TestOrganization } from '#tests/support/organization.ts';
import { CLIENT } from '#tests/support/peers/openid-server.ts';
import { Person } from '#tests/support/person.ts';
import { enableTotp } from '#tests/support/two-factor.ts';

import { addConnection, errorOf, proveDomain, sqlOf, test as base, withPrivateHosts } from './connections.ts';
import { ForgingProvider } from '#tests/support/peers/forging-provider.ts';
import { finish, signInThrough, start, type StartedFlow } from './forged-sign-in.ts';

type Matrix = Awaited<ReturnType<typeof setUp>>;

const test = base.extend<{ matrix: Matrix }>({
  matrix: [
    async ({ gatehouse }, use) => {
      await using provider = await ForgingProvider.start(CLIENT.clientId);
      await use(await setUp(gatehouse, provider));
    },
    { scope: 'file' },
  ],
});

const domains = {
  own: 'own.example',
  'that another organization has proven': 'others.example',
  'that it has lost': 'lost.example',
  'that it claims without a proof': 'claimed.example',
  'of a mail provider': 'gmail.com',
  'that no organization claims': 'nobody.example',
};

async function setUp(gatehouse: Person['gatehouse'], provider: ForgingProvider) {
  const organization = await newOrganization(gatehouse);
  const other = await newOrganization(gatehouse);
  const own = await Promise.all(
    ['own.example', 'lost.example', 'claimed.example'].map((name) => proveDomain(gatehouse, organization, name)),
  );
  await proveDomain(gatehouse, other, 'others.example');
  const sql = sqlOf(gatehouse);
  await sql(`update organization_domain set lost_at = now() where domain = 'lost.example'`);
  await sql(`update organization_domain set verified_at = null where domain = 'claimed.example'`);
  const connection = await addConnection(gatehouse, organization, { issuer: provider.issuer, domains: own });
  return { gatehouse, provider, organization, other, connection };
}

interface Account {
  person: Person;
  other: TestOrganization;
  organization: TestOrganization;
}

/** Who has the address before, and what a sign-in of it answers where the organization speaks for it. */
const accounts: Record<string, { prepare?: (account: Account) => Promise<unknown>; own: string | null }> = {
  nobody: { own: null },
  'a user who has not verified it': { prepare: async () => undefined, own: null },
  'a verified user': { prepare: ({ person }) => verify(person), own: null },
  'a user with a second factor': {
    prepare: async ({ person }) => {
      await verify(person);
      await enableTotp(person);
    },
    own: 'challenge',
  },
  'an administrator of the platform': {
    prepare: ({ person }) => change(person, `role = 'admin', email_verified = true`),
    own: 'sso_account_refused',
  },
  'an unverified administrator of the platform': {
    prepare: ({ person }) => change(person, `role = 'admin'`),
    own: 'sso_account_refused',
  },
  'an owner of another organization': {
    prepare: async ({ person }) => {
      await verify(person);
      await newOrganization(person.gatehouse, person);
    },
    own: 'sso_confirmation_required',
  },
  'an owner of the organization': {
    prepare: ({ person, organization }) => newMember(person.gatehouse, organization, { person, role: 'owner' }),
    own: 'sso_confirmation_required',
  },
  'a member': {
    prepare: async ({ person, organization }) => {
      await verify(person);
      await newMember(person.gatehouse, organization, { person });
    },
    own: null,
  },
  'a banned user': { prepare: ({ person }) => change(person, `banned = true, email_verified = true`), own: 'banned' },
  'an account that another organization manages': {
    prepare: async ({ person, other }) => {
      await verify(person);
      await sqlOf(person.gatehouse)(
        `insert into managed_account (user_id, organization_id, source, created_at) values ('${person.id}', '${other.id}', 'sso', now())`,
      );
    },
    own: null,
  },
};

const change = ({ gatehouse, id }: Person, set: string) =>
  sqlOf(gatehouse)(`update "user" set ${set} where id = '${id}'`);
const verify = (person: Person) => change(person, 'email_verified = true');

const cells = Object.entries(accounts).flatMap(([who, account]) =>
  Object.entries(domains).map(([whose, domain]) => ({ who, whose, domain, ...account })),
);

test.for(cells)('$who has an address in a domain $whose', async ({ domain, prepare, own }, { matrix }) => {
  const { gatehouse, provider, organization, other, connection } = matrix;
  const email = `u-${randomUUID()}@${domain}`;
  const sql = sqlOf(gatehouse);
  const person = prepare ? await Person.signUp(gatehouse, { email }) : null;
  if (person) await prepare!({ person, organization, other });
  vi.useRealTimers();
  const state = () =>
    sql(`select u.id, u.role, u.banned, u.email_verified, (select count(*) from account a where a.user_id = u.id) accounts,
      (select count(*) from member m where m.user_id = u.id) members, (select count(*) from session s where s.user_id = u.id) sessions
      from "user" u where email = '${email}'`);
  const before = await state();
  const browser = new Person(gatehouse);

  const result = await signInThrough(provider, browser, {
    providerId: connection.providerId,
    claims: { sub: email, email },
  });
  const isChallenged = result.location.endsWith('/second-factor');
  const expected = domain === 'own.example' ? own : 'sso_email_not_in_domain';
  expect(isChallenged ? 'challenge' : errorOf(result)).toBe(expected);
  const session = (await browser.get('/get-session')).body;
  if (expected !== null) expect(session).toBeNull();
  else if (person) expect(session.user.id).toBe(person.id);
  // A refusal changes nothing, for any kind of user.
  if (expected !== null && expected !== 'challenge') expect(await state()).toEqual(before);
});

test('an identity signs in after its domain was lost, and no longer once another organization proves it', async ({
  matrix,
}) => {
  const { gatehouse, provider, organization, other, connection } = matrix;
  const domain = 'moving.example';
  const sql = sqlOf(gatehouse);
  const claim = await proveDomain(gatehouse, organization, domain);
  const { providerId, id } = connection;
  await sql(
    `insert into sso_connection_domain (connection_id, domain_id, created_at) values ('${id}', '${claim}', now())`,
  );
  const email = `ada@${domain}`;
  const signIn = async () =>
    errorOf(await signInThrough(provider, new Person(gatehouse), { providerId, claims: { sub: 'moving', email } }));

  expect(await signIn()).toBeNull();
  await sql(`update organization_domain set lost_at = now() where id = '${claim}'`);
  expect(await signIn()).toBeNull();
  await proveDomain(gatehouse, other, domain);
  expect(await signIn()).toBe('sso_email_not_in_domain');
  await sql(`delete from organization_domain where domain = '${domain}' and organization_id = '${other.id}'`);
  expect(await signIn()).toBeNull();
  await sql(`update "user" set email = 'ada@elsewhere.example' where email = '${email}'`);
  expect(await signIn()).toBe('sso_email_not_in_domain');
});

test('another subject with the address of a known identity is refused', async ({ matrix }) => {
  const { gatehouse, provider, connection } = matrix;
  const email = 'reused@own.example';
  const { providerId } = connection;
  expect(
    errorOf(await signInThrough(provider, new Person(gatehouse), { providerId, claims: { sub: 'first', email } })),
  ).toBeNull();
  expect(
    errorOf(await signInThrough(provider, new Person(gatehouse), { providerId, claims: { sub: 'second', email } })),
  ).toBe('sso_identity_changed');
});

test('the longest proven domain decides whose identity provider speaks for an address', async ({ matrix }) => {
  const { gatehouse, provider, organization, other, connection } = matrix;
  const claim = await proveDomain(gatehouse, organization, { domain: 'corp.example', includesSubdomains: true });
  await proveDomain(gatehouse, other, 'sub.corp.example');
  await sqlOf(gatehouse)(
    `insert into sso_connection_domain (connection_id, domain_id, created_at) values ('${connection.id}', '${claim}', now())`,
  );
  const signIn = async (email: string) =>
    errorOf(
      await signInThrough(provider, new Person(gatehouse), {
        providerId: connection.providerId,
        claims: { sub: email, email },
      }),
    );

  expect(await signIn('a@mail.corp.example')).toBeNull();
  expect(await signIn('a@sub.corp.example')).toBe('sso_email_not_in_domain');
});

test('an organization at its limit of members takes no more, and creates no user', async () => {
  await using gatehouse = await withPrivateHosts({ organization: { membershipLimit: 1 } });
  await using provider = await ForgingProvider.start(CLIENT.clientId);
  const organization = await newOrganization(gatehouse);
  const claim = await proveDomain(gatehouse, organization, 'own.example');
  const { providerId } = await addConnection(gatehouse, organization, { issuer: provider.issuer, domains: [claim] });
  const email = 'late@own.example';

  const result = await signInThrough(provider, new Person(gatehouse), { providerId, claims: { sub: 'late', email } });
  expect(errorOf(result)).toBe('sso_member_limit');
  expect(await sqlOf(gatehouse)(`select 1 from "user" where email = '${email}'`)).toEqual([]);
});

test('Google vouches for accounts of a proven hosted domain only', async ({ matrix }) => {
  const { gatehouse, provider, organization } = matrix;
  const { issuer } = provider;
  const { providerId, id } = await addConnection(gatehouse, organization, {
    issuer: 'https://accounts.google.com',
    endpoints: { authorization: `${issuer}/authorize`, token: `${issuer}/token`, jwks: `${issuer}/jwks` },
  });
  await sqlOf(gatehouse)(`insert into sso_connection_domain (connection_id, domain_id, created_at)
    select '${id}', id, now() from organization_domain where domain = 'own.example'`);
  const email = 'g@own.example';
  const iss = 'https://accounts.google.com';
  const signIn = async (more: object) =>
    errorOf(
      await signInThrough(provider, new Person(gatehouse), { providerId, claims: { iss, sub: 'g', email, ...more } }),
    );

  expect(await signIn({})).toBe('sso_email_not_in_domain');
  expect(await signIn({ hd: 'others.example' })).toBe('sso_email_not_in_domain');
  expect(await signIn({ hd: 'OWN.example' })).toBeNull();
});

test('of 30 callbacks of one flow one signs in; 30 first sign-ins of one person create one user', async ({
  matrix,
}) => {
  const { gatehouse, provider, connection } = matrix;
  const sql = sqlOf(gatehouse);
  const claims = { sub: 'parallel', email: 'parallel@own.example' };
  const person = new Person(gatehouse);
  provider.claims = claims;
  const flow = await start(person, connection.providerId);
  const results = await Promise.all(Array.from({ length: 30 }, () => finish(person, flow)));
  expect(results.map(errorOf).filter((error) => error === null)).toHaveLength(1);
  expect(results.map(errorOf).filter((error) => error === 'invalid_state')).toHaveLength(29);
  const ofUser = (email: string) => `user_id = (select id from "user" where email = '${email}')`;
  expect(await sql(`select 1 from session where ${ofUser(claims.email)}`)).toHaveLength(1);

  const many = { sub: 'many', email: 'many@own.example' };
  provider.claims = many;
  const browsers = Array.from({ length: 30 }, () => new Person(gatehouse));
  const flows: StartedFlow[] = [];
  for (const browser of browsers) flows.push(await start(browser, connection.providerId));
  const signedIn = await Promise.all(browsers.map((browser, n) => finish(browser, flows[n]!)));
  expect(signedIn.map(errorOf).filter((error) => error !== null)).toEqual([]);
  expect(await sql(`select 1 from "user" where email = '${many.email}'`)).toHaveLength(1);
  expect(await sql(`select 1 from member where ${ofUser(many.email)}`)).toHaveLength(1);
  expect(await sql(`select 1 from session where ${ofUser(many.email)}`)).toHaveLength(30);
});
