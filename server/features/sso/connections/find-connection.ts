import type { MemberContext, MemberQueryContext } from '#server/features/organizations/context.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { AppError } from '#server/lib/errors.ts';

/** A connection of the organization. Those of others are answered like unknown ones. */
export async function requireConnection(
  { em, organizationId }: Pick<MemberQueryContext, 'em' | 'organizationId'>,
  providerId: string,
): Promise<SsoConnection> {
  // Read again, because the call may have waited for the lock on the organization.
  const connection = await em.findOne(SsoConnection, { providerId, organization: organizationId }, { refresh: true });
  if (connection === null) throw new AppError('PROVIDER_NOT_FOUND');
  return connection;
}

/** Members could not sign in to an organization that requires a provider and has none. */
export async function requireAnother({ em, organizationId }: MemberContext, id: string): Promise<void> {
  // As above.
  const { requiresProvider } = await em.findOneOrFail(Organization, organizationId, { refresh: true });
  if (!requiresProvider) return;
  const others = await em.count(SsoConnection, {
    organization: organizationId,
    id: { $ne: id },
    enabledAt: { $ne: null },
  });
  if (others === 0) throw new AppError('SSO_IS_REQUIRED');
}
