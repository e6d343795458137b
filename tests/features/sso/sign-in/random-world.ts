import { randomUUID } from 'node:crypto';

import fc from 'fast-check';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { sealClientSecret } from '#server/features/sso/client-secret.ts';
import { CLIENT } from '#tests/support/peers/openid-server.ts';
import { SECRET } from '#tests/support/test.ts';

import { sqlOf } from './connections.ts';

const ORGANIZATIONS = 4;
const STATES = ['proven', 'lost', 'unproven'];
const LABELS = ['a', 'b', 'c', 'd', 'e'];
const LOCALS = ['ada', 'bob', 'eve'];

const organization = fc.nat({ max: ORGANIZATIONS - 1 });
const label = fc.constantFrom(...LABELS);
/** An address is in a domain, in a subdomain of one, or elsewhere. */
const address = fc.record({
  local: fc.constantFrom(...LOCALS),
  label: fc.constantFrom(...LABELS, 'unclaimed'),
  isSubdomain: fc.nat({ max: 4 }).map((n) => n === 0),
});
const often = fc.nat({ max: 4 }).map((n) => n > 0);
const subject = fc.constantFrom('s1', 's2', 's3', 's4', 's5');

/** Of an assertion: it concerns an address, a domain of the organization, a user with an address there, or one who returns. */
type Aim = 'any address' | 'own domain' | 'user' | 'identity';

export const randomWorld = fc.record({
  claims: fc.uniqueArray(
    fc.record({
      organization,
      label,
      state: fc.constantFrom('proven', 'proven', 'proven', 'lost', 'unproven'),
      includesSubdomains: fc.boolean(),
    }),
    { minLength: 3, maxLength: 12, selector: (claim) => `${claim.organization} ${claim.label}` },
  ),
  connections: fc.array(
    fc.record({ organization, jit: often, servesAll: often, ceiling: fc.constantFrom('member', 'admin', 'admin') }),
    { minLength: 2, maxLength: 6 },
  ),
  users: fc.uniqueArray(
    fc.record({
      address,
      isVerified: fc.boolean(),
      hasPassword: often,
      platformRole: fc.constantFrom('user', 'user', 'user', 'user', 'admin'),
      members: fc.uniqueArray(
        fc.record({ organization, role: fc.constantFrom('member', 'member', 'admin', 'owner') }),
        { maxLength: 1, selector: (member) => member.organization },
      ),
      /** In the organization that has the domain of the address, if there is one. */
      ownRole: fc.constantFrom(null, 'member', 'admin', 'admin', 'owner', 'owner'),
      /** Linked before: to a connection of that organization, or to any, when its address may have been another one. */
      identity: fc.option(fc.record({ isOwn: often, connection: fc.nat(), subject }), { freq: 2 }),
    }),
    { minLength: 4, maxLength: 8, selector: (user) => JSON.stringify(user.address) },
  ),
  assertions: fc.array(
    fc.record({
      connection: fc.nat(),
      subject,
      aim: fc.constantFrom<Aim>('any address', 'own domain', 'own domain', 'user', 'user', 'identity', 'identity'),
      /** Which domain, user or identity. */
      target: fc.nat(),
      address: fc.option(address, { freq: 10 }),
      emailVerified: fc.constantFrom(true, true, true, undefined, undefined, false),
      groups: fc.option(fc.constantFrom<string[]>(['g'], []), { freq: 4 }),
      /** Afterwards, the organization requires single sign-on for a moment, and the user unlinks the identity. */
      unlinks: fc.constantFrom(null, 'required', 'required', 'required', 'free'),
    }),
    { minLength: 6, maxLength: 12 },
  ),
});
export type RandomWorld = typeof randomWorld extends fc.Arbitrary<infer World> ? World : never;

export interface StoredClaim {
  id: string;
  organizationId: string;
  domain: string;
  state: string;
  includesSubdomains: boolean;
  /** Proven after users had addresses there. */
  isNew: boolean;
}

export interface StoredConnection {
  id: string;
  providerId: string;
  organizationId: string;
  ceiling: string;
  /** Of the domains that it serves. */
  domains: string[];
  /** The subjects whose identities existed before. */
  subjects: string[];
}

export interface StoredWorld {
  organizations: string[];
  claims: StoredClaim[];
  connections: StoredConnection[];
  emails: string[];
  emailOf: (address: { local: string; label: string; isSubdomain: boolean }) => string;
}

/** Inserts a world, whose names are in no other. The owner owns all of its organizations. */
export async function store(
  gatehouse: Gatehouse,
  world: RandomWorld,
  { issuer, ownerId }: { issuer: string; ownerId: string },
): Promise<StoredWorld> {
  const statements: string[] = [];
  const sql = (text: string) => void statements.push(text);
  const run = randomUUID().slice(0, 8);
  const domainOf = (name: string) => `${name}-${run}.example`;
  const emailOf: StoredWorld['emailOf'] = ({ local, label: name, isSubdomain }) =>
    `${local}@${isSubdomain ? 'mail.' : ''}${domainOf(name)}`;
  const organizations = Array.from({ length: ORGANIZATIONS }, () => randomUUID());
  for (const id of organizations) {
    sql(`insert into organization (id, name, slug, created_at) values ('${id}', 'Acme', 'o-${id}', now())`);
    insertMember(sql, { organizationId: id, userId: ownerId, role: 'owner' });
  }
  const claims = storeClaims(sql, world, { organizations, domainOf });
  const connections: StoredConnection[] = [];
  const endpoints = { authorization: `${issuer}/authorize`, token: `${issuer}/token`, jwks: `${issuer}/jwks` };
  for (const { organization: index, jit, servesAll, ceiling } of world.connections) {
    const id = randomUUID();
    const organizationId = organizations[index]!;
    const own = claims.filter((claim) => claim.organizationId === organizationId);
    const served = servesAll ? own : own.slice(1);
    const domains = served.map(({ domain }) => domain);
    const connection = { id, providerId: `p-${id}`, organizationId, ceiling, domains, subjects: [] };
    connections.push(connection);
    sql(`insert into sso_connection (id, organization_id, provider_id, name, enabled_at, issuer, client_id, client_auth,
        client_secret, endpoints, scopes, mapping, jit, default_role, ceiling_role, factor_values, created_at, updated_at)
      values ('${id}', '${organizationId}', '${connection.providerId}', 'Acme', now(), '${issuer}/${id}', '${CLIENT.clientId}',
        'post', '${sealClientSecret([SECRET], CLIENT.clientSecret, id)}',
        '${JSON.stringify(endpoints)}', '{openid}', '{}', ${jit}, 'member', '${ceiling}', '{}',
        now(), now())`);
    for (const claim of served)
      sql(
        `insert into sso_connection_domain (connection_id, domain_id, created_at) values ('${id}', '${claim.id}', now())`,
      );
    // Above some ceilings, as of a connection that was changed since.
    sql(`insert into group_mapping (id, organization_id, connection_id, claim, value, role)
      values ('${randomUUID()}', '${organizationId}', '${id}', 'groups', 'g', 'admin')`);
  }
  storeUsers(sql, world, { organizations, claims, connections, emailOf });
  await sqlOf(gatehouse)(statements.join(';\n'));
  return { organizations, claims, connections, emails: world.users.map((user) => emailOf(user.address)), emailOf };
}

/** Adds a statement. */
type Sql = (text: string) => void;

function storeClaims(
  sql: Sql,
  world: RandomWorld,
  { organizations, domainOf }: { organizations: string[]; domainOf: (label: string) => string },
): StoredClaim[] {
  const claims: StoredClaim[] = [];
  for (const { organization: index, label: name, state: wanted, includesSubdomains } of world.claims) {
    const domain = domainOf(name);
    // One organization proves a domain at a time.
    const isTaken = claims.some((claim) => claim.domain === domain && claim.state === 'proven');
    const state = wanted === 'proven' && isTaken ? 'unproven' : wanted;
    const claim = {
      id: randomUUID(),
      organizationId: organizations[index]!,
      domain,
      state,
      includesSubdomains,
      isNew: false,
    };
    claims.push(claim);
    sql(`insert into organization_domain (id, organization_id, domain, challenge, includes_subdomains, verified_at, lost_at,
        created_at, updated_at)
      values ('${claim.id}', '${claim.organizationId}', '${domain}', 'x', ${includesSubdomains},
        ${state === 'unproven' ? 'null' : 'now()'}, ${state === 'lost' ? 'now()' : 'null'}, now(), now())`);
  }
  return claims;
}

function storeUsers(
  sql: Sql,
  world: RandomWorld,
  { organizations, claims, connections, emailOf }: Omit<StoredWorld, 'emails'>,
): void {
  const linked = new Set<string>();
  for (const user of world.users) {
    const { address: at, isVerified, hasPassword, platformRole, ownRole, members, identity } = user;
    const userId = randomUUID();
    const email = emailOf(at);
    sql(`insert into "user" (id, email, name, role, email_verified, created_at, updated_at)
      values ('${userId}', '${email}', 'Ada', '${platformRole}', ${isVerified}, now(), now())`);
    if (hasPassword)
      sql(`insert into account (id, user_id, provider_id, account_id, password, created_at, updated_at)
        values ('${randomUUID()}', '${userId}', 'credential', '${userId}', 'x', now(), now())`);
    // A proven domain first.
    const [claim] = claims
      .filter(({ domain }) => email.endsWith(`@${domain}`) || email.endsWith(`.${domain}`))
      .toSorted((left, right) => STATES.indexOf(left.state) - STATES.indexOf(right.state));
    const roles = new Map(members.map(({ organization: index, role }) => [organizations[index]!, role]));
    if (claim && ownRole !== null) roles.set(claim.organizationId, ownRole);
    for (const [organizationId, role] of roles) insertMember(sql, { organizationId, userId, role });
    if (!identity) continue;
    const own = connections.filter(({ organizationId }) => organizationId === claim?.organizationId);
    const candidates = identity.isOwn && own.length > 0 ? own : connections;
    const connection = candidates[identity.connection % candidates.length]!;
    const key = `${connection.id} ${identity.subject}`;
    if (linked.has(key)) continue;
    linked.add(key);
    connection.subjects.push(identity.subject);
    sql(`insert into account (id, user_id, provider_id, account_id, created_at, updated_at)
      values ('${randomUUID()}', '${userId}', 'sso:${connection.id}', '${identity.subject}', now(), now())`);
  }
}

function insertMember(
  sql: Sql,
  { organizationId, userId, role }: { organizationId: string; userId: string; role: string },
): void {
  sql(`insert into member (id, organization_id, user_id, role, created_at)
    values ('${randomUUID()}', '${organizationId}', '${userId}', '${role}', now())`);
}
