import type { Call } from '#server/call/context.ts';
import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { AddDomain, DomainIdInput, UpdateDomain } from '#shared/domains/schemas.ts';

import { OrganizationDomain } from './domain.entity.ts';
import { domainOptions } from './domain.options.ts';
import { domainAdded, domainRemoving } from './events.ts';
import { normalDomain } from './normal-form.ts';
import { recordChange } from './proof.ts';
import { isPublicDomain } from './public-domains.ts';

// The guard has locked the organization.

export async function listDomains({ ctx: { em, organizationId } }: Call<OrganizationActorContext>) {
  return em.find(OrganizationDomain, { organization: organizationId }, { orderBy: { id: 'asc' } });
}

/** The answer tells nothing about claims of others. */
export async function addDomain({ ctx, input }: Call<OrganizationActorContext, typeof AddDomain>) {
  const { includesSubdomains } = input;
  const domain = requireClaimable(ctx, input.domain);
  const existing = await ctx.em.find(OrganizationDomain, { organization: ctx.organizationId });
  if (existing.some((claim) => claim.domain === domain)) throw new AppError('DOMAIN_ALREADY_ADDED');
  const claim = claimDomain(ctx, { domain, includesSubdomains }, existing);
  await domainAdded.emit(ctx, { claim });
  return claim;
}

/** A domain in its normal form, which organizations may claim. */
export function requireClaimable(ctx: OrganizationActorContext, text: string): string {
  const domain = normalDomain(text, ctx.options);
  if (domain === null) throw new AppError('INVALID_DOMAIN');
  if (isPublicDomain(domain, ctx)) throw new AppError('PUBLIC_DOMAIN');
  return domain;
}

/** Adds a claim to those of the organization. */
export function claimDomain(
  ctx: OrganizationActorContext,
  input: Pick<OrganizationDomain, 'domain' | 'includesSubdomains'>,
  existing: readonly OrganizationDomain[],
): OrganizationDomain {
  if (existing.length >= domainOptions.of(ctx).maximumDomains) throw new AppError('DOMAIN_LIMIT_REACHED');
  const { organizationId: organization, user } = ctx;
  const claim = ctx.em.create(OrganizationDomain, { organization, ...input, creator: user?.id ?? null });
  recordChange(ctx, 'added', claim);
  return claim;
}

export async function updateDomain({ ctx, input }: Call<OrganizationActorContext, typeof UpdateDomain>) {
  const claim = await requireDomain(ctx, input.domainId);
  claim.includesSubdomains = input.includesSubdomains;
  recordChange(ctx, 'updated', claim);
  return claim;
}

/**
 * A claim that is added again has another challenge, so that the record of this one proves nothing. Set-up links remove claims
 * that were never proven.
 */
export async function deleteDomain({ ctx, input }: Call<OrganizationActorContext, typeof DomainIdInput>) {
  const claim = await requireDomain(ctx, input.domainId);
  if (ctx.delegate && claim.verifiedAt !== null) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_MANAGE_DOMAINS');
  await domainRemoving.emit(ctx, { claim });
  ctx.em.remove(claim);
  recordChange(ctx, 'removed', claim);
  return { success: true as const };
}

async function requireDomain(
  { em, organizationId }: OrganizationActorContext,
  id: string,
): Promise<OrganizationDomain> {
  const claim = await em.findOne(OrganizationDomain, { id, organization: organizationId });
  if (claim === null) throw new AppError('DOMAIN_NOT_FOUND');
  return claim;
}
