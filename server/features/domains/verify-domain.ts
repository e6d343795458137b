import { LockMode } from '@mikro-orm/postgresql';

import type { Call } from '#server/call/context.ts';
import type { MemberContext } from '#server/features/organizations/context.ts';
import { lockMember, type OrganizationGuard } from '#server/features/organizations/lock-member.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import type { DomainIdInput } from '#shared/domains/schemas.ts';

import { OrganizationDomain } from './domain.entity.ts';
import { lookUpTxt } from './look-up.ts';
import { lose, prove } from './proof.ts';
import { readClaim, type LookedUpClaim } from './queries.ts';
import { isProvenBy, recordOf } from './record.ts';

interface Looked extends LookedUpClaim {
  values: readonly string[];
  at: Date;
}

/** Asks the name servers before it locks or writes anything. */
export async function verifyDomain(
  { ctx, input }: Call<MemberContext, typeof DomainIdInput>,
  managers: OrganizationGuard,
) {
  const claim = await readClaim(ctx.reads, { id: input.domainId, organizationId: ctx.organizationId });
  if (claim === undefined) throw new AppError('DOMAIN_NOT_FOUND');
  const at = now();
  const values = await lookUpTxt(ctx, recordOf(claim).name);
  if (values === null) throw new AppError('DOMAIN_LOOKUP_FAILED');
  if (values.length === 0) throw new AppError('DOMAIN_RECORD_NOT_FOUND');
  if (!isProvenBy(claim, values)) {
    throw new AppError('DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS', { count: String(values.length) });
  }
  await lockMember(ctx, managers);
  return takeProof(ctx, { ...claim, values, at });
}

/** Of concurrent calls for a domain, the locks on all its claims let one after another decide. */
async function takeProof(ctx: MemberContext, { id, revision, domain, values, at }: Looked) {
  const claims = await ctx.em.find(
    OrganizationDomain,
    { domain },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  const own = claims.find((claim) => claim.id === id);
  if (own === undefined) throw new AppError('DOMAIN_NOT_FOUND');
  if (own.revision !== revision) {
    // Another look-up decided meanwhile: for the claim, or against it with an answer that may be later.
    if (own.status === 'verified') return own;
    throw new AppError('DOMAIN_LOOKUP_FAILED');
  }
  const holder = claims.find((claim) => claim !== own && claim.verifiedAt !== null && claim.lostAt === null);
  if (holder !== undefined) {
    // The record of a proof that is younger than the answer is not in it.
    if (isProvenBy(holder, values) || holder.verifiedAt! >= at) throw new AppError('DOMAIN_IS_TAKEN');
    await lose(ctx, holder, 'moved');
    // Before the new proof, which the unique index would refuse.
    await ctx.em.flush();
  }
  prove(ctx, own);
  own.checkedAt = at;
  return own;
}
