import type { RequestContext } from '#server/call/context.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { now } from '#server/lib/now.ts';

import type { OrganizationDomain } from './domain.entity.ts';
import { domainLostMail } from './domain.definitions.ts';
import type { DomainLostMail } from './domain.types.ts';
import { findRecipients } from './queries.ts';
import { recordOf } from './record.ts';

type Change = 'added' | 'updated' | 'verified' | 'failing' | 'lost' | 'removed';

export function recordChange(ctx: Pick<RequestContext, 'audit'>, change: Change, claim: OrganizationDomain): void {
  const { id: domainId, organizationId, domain } = claim;
  ctx.audit(`organization-domain.${change}`, { organizationId, details: { domainId, domain } });
}

export function prove(ctx: RequestContext, claim: OrganizationDomain): void {
  claim.verifiedAt = now();
  claim.failingSince = null;
  claim.lostAt = null;
  claim.revision += 1;
  recordChange(ctx, 'verified', claim);
}

/** The record is missing for the first time. */
export async function fail(ctx: RequestContext, claim: OrganizationDomain): Promise<void> {
  claim.failingSince = now();
  claim.revision += 1;
  recordChange(ctx, 'failing', claim);
  await notify(ctx, claim, 'failing');
}

export async function lose(ctx: RequestContext, claim: OrganizationDomain, reason: 'lost' | 'moved'): Promise<void> {
  claim.lostAt = now();
  claim.failingSince ??= claim.lostAt;
  claim.revision += 1;
  recordChange(ctx, 'lost', claim);
  await notify(ctx, claim, reason);
}

async function notify(ctx: RequestContext, claim: OrganizationDomain, reason: DomainLostMail['reason']): Promise<void> {
  const { organizationId, domain } = claim;
  const { name: organizationName } = await ctx.em.findOneOrFail(Organization, { id: organizationId });
  const { name, value } = recordOf(claim);
  for (const user of await findRecipients(ctx, claim)) {
    ctx.sendMail(domainLostMail, { user, organizationName, domain, record: { name, value }, reason });
  }
}
