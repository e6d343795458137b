import type { Call } from '#server/call/context.ts';
import type { OrganizationDomain } from '#server/features/domains/domain.entity.ts';
import { findRecord, takeProof, type FoundRecord } from '#server/features/domains/verify-domain.ts';
import type { MemberContext } from '#server/features/organizations/context.ts';
import { lockMember, type OrganizationGuard } from '#server/features/organizations/lock-member.ts';
import { SsoConnectionDomain, type SsoConnection } from '#server/features/sso/connection.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import type { ProviderIdInput } from '#shared/sso/schemas.ts';

import { requireConnection } from './find-connection.ts';

/** RFC 1035 section 2.3.4. */
const MAX_LABEL = 63;

/** The challenge of the first domain of the connection that is not proven. */
export async function requestDomainVerification({ ctx, input }: Call<MemberContext, typeof ProviderIdInput>) {
  const [pending] = await pendingDomains(ctx, await requireConnection(ctx, input.providerId));
  if (pending === undefined) throw new AppError('DOMAIN_VERIFIED');
  return { domainVerificationToken: pending.challenge };
}

/** Proves the domains of a connection whose records are found. Asks the name servers before it locks or writes anything. */
export async function verifyProviderDomains(
  { ctx, input }: Call<MemberContext, typeof ProviderIdInput>,
  managers: OrganizationGuard,
): Promise<undefined> {
  const connection = await requireConnection(ctx, input.providerId);
  const pending = await pendingDomains(ctx, connection);
  if (pending.length === 0) throw new AppError('NO_PENDING_VERIFICATION');
  const found = (await Promise.all(pending.map((claim) => recordOrNull(ctx, connection, claim)))).filter(
    (record) => record !== null,
  );
  await ctx.work.commitPart(async () => {
    await lockMember(ctx, managers);
    for (const record of found) await takeProof(ctx, record);
  });
  if (found.length < pending.length) throw new AppError('DOMAIN_VERIFICATION_FAILED');
}

async function pendingDomains(ctx: MemberContext, { id: connection }: SsoConnection): Promise<OrganizationDomain[]> {
  const served = await ctx.em.find(
    SsoConnectionDomain,
    { connection },
    { populate: ['domain'], orderBy: { domain: { id: 'asc' } } },
  );
  const claims = served.map(({ domain }) => domain.$ as OrganizationDomain);
  return claims.filter(({ status }) => status === 'pending' || status === 'lost');
}

/** Under the label of this service, or under the one that the published clients show. */
async function recordOrNull(
  ctx: MemberContext,
  { providerId }: SsoConnection,
  { id, revision, domain, challenge, recordLabel }: OrganizationDomain,
): Promise<FoundRecord | null> {
  const label = `_better-auth-token-${providerId}`;
  const labels = label.length > MAX_LABEL ? [null] : [null, label];
  try {
    return await findRecord(ctx, { id, revision, domain, challenge, recordLabel }, labels);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
