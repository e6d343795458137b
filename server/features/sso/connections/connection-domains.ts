import type { EventContext } from '#server/call/lifecycle-events.ts';
import { OrganizationDomain } from '#server/features/domains/domain.entity.ts';
import { claimDomain, requireClaimable } from '#server/features/domains/manage-domains.ts';
import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { SsoConnection, SsoConnectionDomain } from '#server/features/sso/connection.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import { can } from '#shared/lib/permissions.ts';

/** The claims of the organization to these domains, separated by commas; all of its claims without names. */
export async function requireClaims(
  ctx: OrganizationActorContext,
  names: string | undefined,
): Promise<OrganizationDomain[]> {
  const { em, organizationId: organization } = ctx;
  const claims = await em.find(OrganizationDomain, { organization }, { orderBy: { id: 'asc' } });
  if (names === undefined) return claims;
  const domains = names.split(',').filter((name) => name.trim() !== '');
  const wanted = new Set(domains.map((name) => requireClaimable(ctx, name)));
  const missing = [...wanted].filter((domain) => !claims.some((claim) => claim.domain === domain));
  if (missing.length > 0 && !mayManageDomains(ctx)) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_MANAGE_DOMAINS');
  for (const domain of missing) claims.push(claimDomain(ctx, { domain, includesSubdomains: false }, claims));
  return claims.filter(({ domain }) => wanted.has(domain));
}

function mayManageDomains({ access, member, delegate }: OrganizationActorContext): boolean {
  if (delegate) return delegate.permissions.domain?.includes('manage') ?? false;
  return member !== null && can(access, member.role, { domain: ['manage'] });
}

/** The connection serves these domains and no others. */
export async function serveDomains(
  { em }: OrganizationActorContext,
  connection: SsoConnection,
  claims: readonly OrganizationDomain[],
): Promise<void> {
  await em.nativeDelete(SsoConnectionDomain, { connection: connection.id });
  for (const domain of claims) em.create(SsoConnectionDomain, { connection, domain });
}

/** The only connection of the organization serves a domain that is added later. Of several, their managers choose. */
export async function serveNewDomain({ em }: EventContext, { claim }: { claim: OrganizationDomain }): Promise<void> {
  const connections = await em.find(SsoConnection, { organization: claim.organizationId }, { limit: 2 });
  const [connection] = connections;
  if (connection && connections.length === 1) em.create(SsoConnectionDomain, { connection, domain: claim });
}
