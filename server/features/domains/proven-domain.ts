import type { EntityManager } from '@mikro-orm/postgresql';

import { canonicalEmail } from '#shared/lib/fields.ts';

import { OrganizationDomain } from './domain.entity.ts';
import { withParents } from './normal-form.ts';

/**
 * The proven domain of an address: its own, or the longest one that includes it as a subdomain. Null if no organization has
 * proven one.
 */
export async function provenDomain(em: EntityManager, email: string): Promise<OrganizationDomain | null> {
  const address = canonicalEmail(email);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const names = withParents(domain);
  if (names.length === 0) return null;
  const proven = { verifiedAt: { $ne: null }, lostAt: null };
  const claims = await em.find(OrganizationDomain, {
    domain: { $in: names },
    ...proven,
    $or: [{ domain }, { includesSubdomains: true }],
  });
  return claims.toSorted((a, b) => b.domain.length - a.domain.length)[0] ?? null;
}
