import type { Gatehouse } from '#server/app/create-gatehouse.ts';

import { sqlOf } from './connections.ts';
import type { StoredClaim, StoredWorld } from './random-world.ts';

export type Row = Record<string, unknown>;

export interface Snapshot {
  users: Row[];
  accounts: Row[];
  sessions: Row[];
  members: Row[];
  organizations: Row[];
}

/** What a sign-in can change, of all worlds. */
export async function snapshot(gatehouse: Gatehouse): Promise<Snapshot> {
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

export const without = (rows: readonly Row[], key: string, value: unknown) => rows.filter((row) => row[key] !== value);

export function roleIn({ members }: Snapshot, organizationId: string, userId: string): string | null {
  const member = members.find((row) => row['user_id'] === userId && row['organization_id'] === organizationId);
  return member ? String(member['role']) : null;
}

export const accountsOf = ({ accounts }: Snapshot, userId: string) =>
  accounts.filter((account) => account['user_id'] === userId);

/** The claims of all organizations to the domain of an address. */
export function coveringClaims({ claims }: StoredWorld, email: string): StoredClaim[] {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return claims.filter(
    (claim) => claim.domain === domain || (claim.includesSubdomains && domain.endsWith(`.${claim.domain}`)),
  );
}

/** The longest one decides. */
export function provenClaim(stored: StoredWorld, email: string): StoredClaim | null {
  const proven = coveringClaims(stored, email).filter(({ state }) => state === 'proven');
  return proven.toSorted((left, right) => right.domain.length - left.domain.length)[0] ?? null;
}

/** Whether an organization speaks for an address of one of its identities: a domain that it has lost counts until another proves it. */
export function speaksFor(stored: StoredWorld, organizationId: string, email: string): boolean {
  const proven = provenClaim(stored, email);
  if (proven) return proven.organizationId === organizationId;
  return coveringClaims(stored, email).some(
    (claim) => claim.state === 'lost' && claim.organizationId === organizationId,
  );
}
