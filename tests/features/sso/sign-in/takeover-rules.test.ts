import fc from 'fast-check';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { expectOk } from '#tests/support/organization.ts';
import { ForgingProvider } from '#tests/support/peers/forging-provider.ts';
import { CLIENT } from '#tests/support/peers/openid-server.ts';
import { Person } from '#tests/support/person.ts';
import { test as base } from 'vitest';

import { errorOf, sqlOf, withPrivateHosts } from './connections.ts';
import { signInThrough } from './forged-sign-in.ts';
import { randomWorld, store, type RandomWorld, type StoredConnection, type StoredWorld } from './random-world.ts';

/** Of four organizations each. */
const WORLDS = process.env['LONG'] ? 260 : 10;

interface Setup {
  gatehouse: Gatehouse;
  provider: ForgingProvider;
  owner: Person;
}

const test = base.extend<{ setup: Setup }>({
  setup: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      // Every record is found, so that each claim can be proven.
      const resolveTxt = async () => [['gatehouse-domain-verification=x']];
      await using gatehouse = await withPrivateHosts({ domains: { resolveTxt }, rateLimit: { enabled: false } });
      await using provider = await ForgingProvider.start(CLIENT.clientId);
      await use({ gatehouse, provider, owner: await Person.signUp(gatehouse) });
    },
    { scope: 'file' },
  ],
});

type Row = Record<string, unknown>;
interface Snapshot {
  users: Row[];
  accounts: Row[];
  sessions: Row[];
  members: Row[];
  organizations: Row[];
}

/** What a sign-in can change, of all worlds. */
async function snapshot(gatehouse: Gatehouse): Promise<Snapshot> {
  const table = (name: string, query: string) => `'${name}', (select coalesce(json_agg(t), '[]') from (${query}) t)`;
  const [row] = await sqlOf(gatehouse)(`select json_build_object(
    ${table('users', 'select id, email, email_verified, role, name from "user" order by id')},
    ${table('accounts', 'select user_id, provider_id, account_id from account order by provider_id, account_id, user_id')},
    ${table('sessions', 'select id, user_id, provider from session order by id')},
    ${table('members', 'select organization_id, user_id, role from member order by organization_id, user_id')},
    ${table(
      'organizations',
      `select o.id, o.name, o.slug, o.metadata, d.domain, d.verified_at, d.lost_at from organization o
        left join organization_domain d on d.organization_id = o.id order by o.id, d.id`,
    )}) as snapshot`);
  return row!['snapshot'] as Snapshot;
}

/** Whether the organization speaks for the address: the longest proven claim decides, else one that it has lost. */
function speaksFor({ claims }: StoredWorld, organizationId: string, email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const covering = claims.filter(
    (claim) => claim.domain === domain || (claim.includesSubdomains && domain.endsWith(`.${claim.domain}`)),
  );
  const longest = covering
    .filter(({ state }) => state === 'proven')
    .toSorted((left, right) => right.domain.length - left.domain.length)[0];
  if (longest) return longest.organizationId === organizationId;
  return covering.some((claim) => claim.state === 'lost' && claim.organizationId === organizationId);
}

const without = (rows: readonly Row[], key: string, value: unknown) => rows.filter((row) => row[key] !== value);

async function signIn(setup: Setup, stored: StoredWorld, assertion: RandomWorld['assertions'][number]) {
  const connection = stored.connections[assertion.connection % stored.connections.length]!;
  const { subject: sub, address, ownDomain, emailVerified, groups } = assertion;
  const own = stored.claims.filter(({ organizationId }) => organizationId === connection.organizationId);
  const isOwn = address !== null && ownDomain !== null && own.length > 0;
  const email = isOwn ? `${address.local}@${own[ownDomain % own.length]!.domain}` : address && stored.emailOf(address);
  const person = new Person(setup.gatehouse);
  const result = await signInThrough(setup.provider, person, {
    providerId: connection.providerId,
    claims: {
      iss: `${setup.provider.issuer}/${connection.id}`,
      sub,
      ...(email && { email }),
      ...(emailVerified !== undefined && { email_verified: emailVerified }),
      ...(groups && { groups }),
    },
  });
  return { connection, error: errorOf(result), session: (await person.get('/get-session')).body };
}

interface Step {
  before: Snapshot;
  after: Snapshot;
  connection: StoredConnection;
}

/** A response changes the user whom it signs in and the organization of its connection, and nothing else. */
function expectOwnChangesOnly({ before, after, connection }: Step, userId: string): void {
  for (const table of ['users', 'accounts', 'sessions', 'members'] as const) {
    const key = table === 'users' ? 'id' : 'user_id';
    expect(without(after[table], key, userId)).toEqual(without(before[table], key, userId));
  }
  const elsewhere = ({ members }: Snapshot) => without(members, 'organization_id', connection.organizationId);
  expect(elsewhere(after)).toEqual(elsewhere(before));
  expect(after.organizations).toEqual(before.organizations);
}

function expectNoHigherRole({ before, after, connection }: Step, userId: string): void {
  const roleIn = ({ members }: Snapshot) =>
    members.find((row) => row['user_id'] === userId && row['organization_id'] === connection.organizationId)?.['role'];
  expect(roleIn(after)).toBe(roleIn(before) ?? 'member');
  const platformRole = ({ users }: Snapshot) => users.find(({ id }) => id === userId)?.['role'];
  expect(platformRole(after)).toBe(platformRole(before) ?? 'user');
}

async function expectRules(setup: Setup, stored: StoredWorld, assertion: RandomWorld['assertions'][number]) {
  const before = await snapshot(setup.gatehouse);
  const { connection, error, session } = await signIn(setup, stored, assertion);
  const after = await snapshot(setup.gatehouse);
  if (session === null) {
    expect(error).toMatch(/^sso_/);
    expect(after).toEqual(before);
    return false;
  }
  const { id: userId, email } = session.user;
  expect(speaksFor(stored, connection.organizationId, email)).toBe(true);
  const identity = { provider_id: `sso:${connection.id}`, account_id: assertion.subject };
  expect(after.accounts).toContainEqual({ ...identity, user_id: userId });
  const started = after.sessions.filter(({ id }) => before.sessions.every((row) => row['id'] !== id));
  expect(started).toEqual([{ id: session.session.id, user_id: userId, provider: identity.provider_id }]);
  const step = { before, after, connection };
  expectOwnChangesOnly(step, userId);
  expectNoHigherRole(step, userId);
  return true;
}

/** The proof of a domain touches no account by itself. */
async function proveOne({ gatehouse, owner }: Setup, stored: StoredWorld): Promise<void> {
  const claim = stored.claims.find(
    ({ domain, state }) =>
      state === 'unproven' && !stored.claims.some((other) => other.domain === domain && other.state === 'proven'),
  );
  if (!claim) return;
  const { organizations: _, ...before } = await snapshot(gatehouse);
  const input = { organizationId: claim.organizationId, domainId: claim.id };
  expect((await expectOk(owner.post('/organization/verify-domain', input))).body.status).toBe('verified');
  claim.state = 'proven';
  const { organizations: __, ...after } = await snapshot(gatehouse);
  expect(after).toEqual(before);
}

/** The deletion of a connection deletes its identities and its sessions. Users and members remain. */
async function deleteOne({ gatehouse, owner }: Setup, stored: StoredWorld): Promise<void> {
  const { id, providerId, organizationId } = stored.connections[0]!;
  const before = await snapshot(gatehouse);
  await expectOk(owner.post('/sso/delete-provider', { organizationId, providerId }));
  const provider = `sso:${id}`;
  expect(await snapshot(gatehouse)).toEqual({
    ...before,
    accounts: without(before.accounts, 'provider_id', provider),
    sessions: before.sessions.filter((session) => session['provider'] !== provider),
  });
}

test(
  'in random organizations a provider signs in users of proven domains only, and changes nothing of others',
  { timeout: 3_600_000 },
  async ({ setup }) => {
    let signedIn = 0;
    let refused = 0;
    const property = fc.asyncProperty(randomWorld, async (world) => {
      const { issuer } = setup.provider;
      const stored = await store(setup.gatehouse, world, { issuer, ownerId: setup.owner.id });
      for (const [index, assertion] of world.assertions.entries()) {
        if (index === 2) await proveOne(setup, stored);
        if (await expectRules(setup, stored, assertion)) signedIn += 1;
        else refused += 1;
      }
      await deleteOne(setup, stored);
    });
    await fc.assert(property, { numRuns: WORLDS, endOnFailure: true });
    expect(signedIn).toBeGreaterThan(WORLDS / 2);
    expect(refused).toBeGreaterThan(WORLDS / 2);
  },
);
