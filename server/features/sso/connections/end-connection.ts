import type { EventContext } from '#server/call/lifecycle-events.ts';
import { Account } from '#server/features/accounts/account.entity.ts';
import { revokeSessionsOfProvider } from '#server/features/sessions/sessions.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';

/** The subjects of another provider may be other users. */
export async function deleteIdentities({ em }: EventContext, connection: SsoConnection): Promise<void> {
  await em.nativeDelete(Account, { providerId: connection.accountProviderId });
}

/** Deletes the identities and the sessions of a connection, which would outlive its row. The users remain. */
export async function endConnection(ctx: EventContext, connection: SsoConnection): Promise<void> {
  await deleteIdentities(ctx, connection);
  await revokeSessionsOfProvider(ctx, connection.accountProviderId);
}

export async function endConnectionsOf(
  ctx: EventContext,
  { organizationId }: { organizationId: string },
): Promise<void> {
  const connections = await ctx.em.find(SsoConnection, { organization: organizationId });
  for (const connection of connections) await endConnection(ctx, connection);
}
