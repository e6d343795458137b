import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { AppError } from '#server/lib/errors.ts';

import { requireManageable } from './connection-roles.ts';

type Actor = Pick<OrganizationActorContext, 'em' | 'organizationId' | 'delegate'>;

/** The connections that the caller sees: those of the organization, or those that its set-up link added. */
export function visibleConnections({ organizationId, delegate }: Omit<Actor, 'em'>) {
  return { organization: organizationId, ...(delegate && { setupLinkId: delegate.id }) };
}

/** A connection that the caller sees. Others are answered like unknown ones. */
export async function requireConnection(ctx: Actor, providerId: string): Promise<SsoConnection> {
  // Read again, because the call may have waited for the lock on the organization.
  const visible = { providerId, ...visibleConnections(ctx) };
  const connection = await ctx.em.findOne(SsoConnection, visible, { refresh: true });
  if (connection === null) throw new AppError('PROVIDER_NOT_FOUND');
  return connection;
}

/** The same, for a caller who may change it: a set-up link as long as it signs in no one. */
export async function requireManagedConnection(
  ctx: OrganizationActorContext,
  providerId: string,
): Promise<SsoConnection> {
  const connection = await requireConnection(ctx, providerId);
  requireManageable(ctx, connection);
  if (ctx.delegate && connection.enabledAt !== null) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_MANAGE_SSO');
  return connection;
}

/** Members could not sign in to an organization that requires a provider and has none. Requires the lock on the organization. */
export async function requireAnother(
  { em }: Pick<EventContext, 'em'>,
  { id, organizationId }: SsoConnection,
): Promise<void> {
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
