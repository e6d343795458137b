import { randomUUID } from 'node:crypto';

import fc from 'fast-check';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { sealClientSecret } from '#server/features/sso/client-secret.ts';
import { CLIENT } from '#tests/support/peers/openid-server.ts';
import { SECRET } from '#tests/support/test.ts';

import { sqlOf } from './connections.ts';

const ORGANIZATIONS = 4;
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
const subject = fc.constantFrom('s1', 's2', 's3');

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
  connections: fc.array(fc.record({ organization, jit: often, servesAll: often }), {
    minLength: 2,
    maxLength: 6,
  }),
  users: fc.uniqueArray(
    fc.record({
      address,
      isVerified: fc.boolean(),
      platformRole: fc.constantFrom('user', 'user', 'user', 'admin'),
      members: fc.uniqueArray(
        fc.record({ organization, role: fc.constantFrom('member', 'member', 'admin', 'owner') }),
        { maxLength: 2, selector: (member) => member.organization },
      ),
      /** Linked before, when its address may have been another one. */
      identity: fc.option(fc.record({ connection: fc.nat(), subject })),
    }),
    { maxLength: 8, selector: (user) => JSON.stringify(user.address) },
  ),
  assertions: fc.array(
    fc.record({
      connection: fc.nat(),
      subject,
      address: fc.option(address, { freq: 10 }),
      /** In a domain of the organization of the connection, if it has one. */
      ownDomain: fc.option(fc.nat(), { freq: 3 }),
      emailVerified: fc.constantFrom(true, true, undefined, false),
      groups: fc.option(fc.constantFrom(['g'], [])),
    }),
    { minLength: 3, maxLength: 8 },
  ),
});
export type RandomWorld = typeof randomWorld extends fc.Arbitrary<infer World> ? World : never;

interface StoredClaim {
  id: string;
  organizationId: string;
  domain: string;
  state: string;
  includesSubdomains: boolean;
}

export interface StoredConnection {
  id: string;
  providerId: string;
  organizationId: string;
}

export interface StoredWorld {
  organizations: string[];
  claims: StoredClaim[];
  connections: StoredConnection[];
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
  for (const { organization: index, jit, servesAll } of world.connections) {
    const id = randomUUID();
    const organizationId = organizations[index]!;
    const connection = { id, providerId: `p-${id}`, organizationId };
    connections.push(connection);
    sql(`insert into sso_connection (id, organization_id, provider_id, name, enabled_at, issuer, client_id, client_auth,
        client_secret, endpoints, scopes, mapping, jit, default_role, ceiling_role, factor_values, created_at, updated_at)
      values ('${id}', '${organizationId}', '${connection.providerId}', 'Acme', now(), '${issuer}/${id}', '${CLIENT.clientId}',
        'post', '${sealClientSecret([SECRET], CLIENT.clientSecret, id)}',
        '${JSON.stringify(endpoints)}', '{openid}', '{}', ${jit}, 'member', 'member', '{}',
        now(), now())`);
    const own = claims.filter((claim) => claim.organizationId === organizationId);
    for (const claim of servesAll ? own : own.slice(1))
      sql(
        `insert into sso_connection_domain (connection_id, domain_id, created_at) values ('${id}', '${claim.id}', now())`,
      );
    // Above the ceiling, so that it never counts.
    sql(`insert into group_mapping (id, organization_id, connection_id, claim, value, role)
      values ('${randomUUID()}', '${organizationId}', '${id}', 'groups', 'g', 'admin')`);
  }
  storeUsers(sql, world, { organizations, connections, emailOf });
  await sqlOf(gatehouse)(statements.join(';\n'));
  return { organizations, claims, connections, emailOf };
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
    const claim = { id: randomUUID(), organizationId: organizations[index]!, domain, state, includesSubdomains };
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
  { organizations, connections, emailOf }: Pick<StoredWorld, 'organizations' | 'connections' | 'emailOf'>,
): void {
  const linked = new Set<string>();
  for (const { address: at, isVerified, platformRole, members, identity } of world.users) {
    const userId = randomUUID();
    sql(`insert into "user" (id, email, name, role, email_verified, created_at, updated_at)
      values ('${userId}', '${emailOf(at)}', 'Ada', '${platformRole}', ${isVerified}, now(), now())`);
    for (const { organization: index, role } of members)
      insertMember(sql, { organizationId: organizations[index]!, userId, role });
    const connection = identity && connections[identity.connection % connections.length]!;
    const key = `sso:${connection?.id} ${identity?.subject}`;
    if (!connection || linked.has(key)) continue;
    linked.add(key);
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
