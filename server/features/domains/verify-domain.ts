import { LockMode } from '@mikro-orm/postgresql';

import type { Call } from '#server/call/context.ts';
import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { lockMember, type OrganizationGuard } from '#server/features/organizations/lock-member.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import type { DomainIdInput } from '#shared/domains/schemas.ts';

import { OrganizationDomain } from './domain.entity.ts';
import { lookUpTxt } from './look-up.ts';
import { lose, prove } from './proof.ts';
import { readClaim, type LookedUpClaim } from './queries.ts';
import { isProvenBy, recordOf } from './record.ts';

/** A claim whose record was found. `recordLabel` is that of the record. */
export interface FoundRecord extends LookedUpClaim {
  values: readonly string[];
  at: Date;
}

/** Asks the name servers before it locks or writes anything. */
export async function verifyDomain(
  { ctx, input }: Call<OrganizationActorContext, typeof DomainIdInput>,
  managers: OrganizationGuard,
) {
  const claim = await readClaim(ctx.reads, { id: input.domainId, organizationId: ctx.organizationId });
  if (claim === undefined) throw new AppError('DOMAIN_NOT_FOUND');
  const found = await findRecord(ctx, claim, [null, claim.recordLabel]);
  await lockMember(ctx, managers);
  return takeProof(ctx, found);
}

/** Looks up the record of a claim under each of the labels. @throws what the look-up of the first found */
export async function findRecord(
  ctx: OrganizationActorContext,
  claim: LookedUpClaim,
  labels: readonly LookedUpClaim['recordLabel'][],
): Promise<FoundRecord> {
  const at = now();
  let first: string[] | null | undefined;
  for (const recordLabel of new Set(labels)) {
    const looked = { ...claim, recordLabel };
    const values = await lookUpTxt(ctx, recordOf(looked).name);
    if (first === undefined) first = values;
    if (values !== null && isProvenBy(looked, values)) return { ...looked, values, at };
  }
  if (!first) throw new AppError('DOMAIN_LOOKUP_FAILED');
  if (first.length === 0) throw new AppError('DOMAIN_RECORD_NOT_FOUND');
  throw new AppError('DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS', { count: String(first.length) });
}

/** Of concurrent calls for a domain, the locks on all its claims let one after another decide. */
export async function takeProof(
  ctx: OrganizationActorContext,
  { id, revision, domain, recordLabel, values, at }: FoundRecord,
) {
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
    // The record of a proof that is younger than the answer, or under another label, is not in it.
    const isUnknown = holder.verifiedAt! >= at || holder.recordLabel !== recordLabel;
    if (isUnknown || isProvenBy(holder, values)) throw new AppError('DOMAIN_IS_TAKEN');
    await lose(ctx, holder, 'moved');
    // Before the new proof, which the unique index would refuse.
    await ctx.em.flush();
  }
  prove(ctx, own);
  own.checkedAt = at;
  own.recordLabel = recordLabel;
  return own;
}
