import type { EventContext, ListedCredential } from '#server/call/lifecycle-events.ts';
import { OrganizationDomain } from '#server/features/domains/domain.entity.ts';
import { SsoPolicy } from '#server/features/sso/sso-policy.entity.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { hasPlatformRole } from '#server/features/users/platform-role.ts';
import { AppError } from '#server/lib/errors.ts';

import { requirementsFor } from './queries.ts';

/** Of the last proven domain: the policy would concern no address any more. */
export async function keepLastDomain({ em }: EventContext, { claim }: { claim: OrganizationDomain }): Promise<void> {
  if (claim.verifiedAt === null || claim.lostAt !== null) return;
  const { organizationId: organization, id } = claim;
  if ((await em.count(SsoPolicy, { organization, requiredAt: { $ne: null } })) === 0) return;
  const others = { organization, id: { $ne: id }, verifiedAt: { $ne: null }, lostAt: null };
  if ((await em.count(OrganizationDomain, others)) === 0) throw new AppError('SSO_IS_REQUIRED');
}

/** The identity with which a user has to sign in. */
export async function keepIdentity(
  ctx: EventContext,
  { user, credential: { providerId } }: { user: User; credential: ListedCredential },
): Promise<void> {
  if (!providerId.startsWith('sso:') || hasPlatformRole(user, ctx.options)) return;
  const required = await requirementsFor(ctx, { email: user.email, userId: user.id, provider: providerId });
  if (required.some(({ isMet, isOwner }) => isMet && !isOwner)) throw new AppError('SSO_IS_REQUIRED');
}
