import type { Call } from '#server/call/context.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { connectionsInUse } from '#server/features/sso/connections-in-use.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import type { ListProviders, ProviderIdInput } from '#shared/sso/schemas.ts';

import { endConnection } from './end-connection.ts';
import { requireAnother, requireConnection, requireManagedConnection, visibleConnections } from './find-connection.ts';
import { presentConnections } from './present-connections.ts';
import { about } from './record-change.ts';

// The guard of calls that change something has locked the organization.

export async function listProviders({ ctx }: Call<OrganizationActorContext, typeof ListProviders>) {
  const connections = await ctx.em.find(SsoConnection, visibleConnections(ctx), { orderBy: { id: 'asc' } });
  return { providers: await presentConnections(ctx, connections) };
}

export async function getProvider({ ctx, input }: Call<OrganizationActorContext, typeof ProviderIdInput>) {
  return present(ctx, await requireConnection(ctx, input.providerId));
}

/** Only a sign-in shows that the provider states what signing in needs. */
export async function enableProvider({ ctx, input }: Call<OrganizationActorContext, typeof ProviderIdInput>) {
  const connection = await requireManagedConnection(ctx, input.providerId);
  if (ctx.delegate && !ctx.delegate.mayEnable) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_MANAGE_SSO');
  if (connection.testedRevision !== connection.revision) throw new AppError('SSO_NOT_TESTED');
  if (connection.enabledAt === null) ctx.audit('sso-connection.enabled', about(connection));
  connection.enabledAt ??= now();
  ctx.afterCommit('offer single sign-on', () => connectionsInUse.of(ctx).update());
  return present(ctx, connection);
}

/** Its users stay signed in. */
export async function disableProvider({ ctx, input }: Call<OrganizationActorContext, typeof ProviderIdInput>) {
  const connection = await requireManagedConnection(ctx, input.providerId);
  await disable(ctx, connection);
  return present(ctx, connection);
}

/** Requires the lock on the organization. */
export async function disable(ctx: EventContext, connection: SsoConnection): Promise<void> {
  if (connection.enabledAt === null) return;
  await requireAnother(ctx, connection);
  ctx.audit('sso-connection.disabled', about(connection));
  connection.enabledAt = null;
}

export async function deleteProvider({ ctx, input }: Call<OrganizationActorContext, typeof ProviderIdInput>) {
  const connection = await requireManagedConnection(ctx, input.providerId);
  if (connection.enabledAt !== null) await requireAnother(ctx, connection);
  await endConnection(ctx, connection);
  ctx.em.remove(connection);
  ctx.audit('sso-connection.deleted', about(connection));
  return { success: true as const };
}

async function present(ctx: OrganizationActorContext, connection: SsoConnection) {
  await ctx.em.flush();
  const [presented] = await presentConnections(ctx, [connection]);
  return presented!;
}
