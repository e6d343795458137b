import type { EntityManager } from '@mikro-orm/postgresql';

import { canonicalEmail } from '#shared/lib/fields.ts';

import { OrganizationDomain } from './domain.entity.ts';
import { withParents } from './normal-form.ts';

/**
 * The proven domain of an address: its own, or the longest one that includes it as a subdomain. Null if no organization has
 * proven one.
 */
export async function provenDomain(em: EntityManager, email: string): Promise<OrganizationDomain | null> {
  const claims = await em.find(OrganizationDomain, { ...covering(email), ...proven });
  return claims.toSorted((a, b) => b.domain.length - a.domain.length)[0] ?? null;
}

/**
 * Whether an organization still speaks for an address that it spoke for before: its domain is proven, or was lost and no other
 * organization has proven one since.
 */
export async function speaksFor(em: EntityManager, organizationId: string, email: string): Promise<boolean> {
  return (await organizationsSpeakingFor(em, email)).includes(organizationId);
}

/** Several only if they have lost the domain and no organization has proven it since. */
export async function organizationsSpeakingFor(em: EntityManager, email: string): Promise<string[]> {
  const claims = await em.find(OrganizationDomain, { ...covering(email), verifiedAt: { $ne: null } });
  const current = claims.filter(({ lostAt }) => lostAt === null);
  const [longest] = current.toSorted((a, b) => b.domain.length - a.domain.length);
  const speaking = longest ? [longest] : claims;
  return [...new Set(speaking.map(({ organizationId }) => organizationId))];
}

const proven = { verifiedAt: { $ne: null }, lostAt: null };

/** The claims to the domain of an address, or to one that includes it as a subdomain. */
function covering(email: string) {
  const address = canonicalEmail(email);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return { domain: { $in: withParents(domain) }, $or: [{ domain }, { includesSubdomains: true }] };
}
