import type { EntityManager } from '@mikro-orm/postgresql';

import type { Context } from '#server/context.ts';

import { AuditEntry, type AuditEvent } from './audit-entry.entity.ts';

export type { AuditEvent } from './audit-entry.entity.ts';

export interface AuditDetails {
  /** Who did it; by default the person signed in, if one is. */
  actorId?: string | null;
  /** Whom it was done to. */
  subjectId?: string | null;
  organizationId?: string | null;
  /** What else a reader needs; never a secret, never an address. */
  details?: Record<string, string | number | boolean | null>;
}

/** Adds an entry to the unit of work, so that the act and its record are one transaction. */
export function writeAudit(
  em: EntityManager,
  ctx: Pick<Context, 'ip' | 'userAgent'>,
  { event, actorId, subjectId, organizationId, details }: AuditDetails & { event: AuditEvent },
): void {
  em.create(AuditEntry, {
    event,
    actorId: actorId ?? null,
    subjectId: subjectId ?? null,
    organizationId: organizationId ?? null,
    ipAddress: ctx.ip,
    userAgent: ctx.userAgent.slice(0, 512),
    details: details ?? {},
  });
}
