import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';

/** What the audit log says about a connection. */
export function about({ id: connectionId, organizationId, providerId, protocol }: SsoConnection) {
  return { organizationId, details: { connectionId, providerId, protocol } };
}

export function recordUpdate(ctx: Pick<EventContext, 'audit'>, connection: SsoConnection, fields: readonly string[]) {
  const { organizationId, details } = about(connection);
  ctx.audit('sso-connection.updated', { organizationId, details: { ...details, fields: fields.join(',') } });
}
