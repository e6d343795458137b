import { z } from 'zod';

import type { RequestContext } from '#server/call/context.ts';
import { OrganizationDomain } from '#server/features/domains/domain.entity.ts';
import { FlowError } from '#server/features/social/flow.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';

const GOOGLE = 'https://accounts.google.com';

const HostedDomain = z.looseObject({ hd: z.string().toLowerCase().optional().catch(undefined) });

/** Google is one issuer for everyone: `hd` says whose account it is, and must be a domain that the organization has proven. */
export async function requireHostedDomain(
  ctx: RequestContext,
  { issuer, organizationId }: SsoConnection,
  claims: unknown,
): Promise<void> {
  if (issuer !== GOOGLE) return;
  const { hd: domain } = HostedDomain.parse(claims);
  const proven = { organization: organizationId, verifiedAt: { $ne: null }, lostAt: null };
  const isOwn = domain !== undefined && (await ctx.em.count(OrganizationDomain, { domain, ...proven })) > 0;
  if (!isOwn) throw new FlowError('sso_email_not_in_domain');
}
