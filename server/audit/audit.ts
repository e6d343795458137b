import type { EntityManager } from '@mikro-orm/postgresql';

import type { Context } from '#server/context.ts';
import type { AuditEvent } from '#shared/audit.ts';

import { AuditEntry } from './audit-entry.entity.ts';

/** Enough to tell browsers apart; callers choose the text. */
const USER_AGENT_CHARACTERS = 200;

export interface AuditDetails {
  /** Who did it; by default the person signed in, if one is. */
  actorId?: string | null;
  /** Whom it was done to. */
  subjectId?: string | null;
  organizationId?: string | null;
  /** What else a reader needs; never a secret, never an address. */
  details?: Record<string, string | number | boolean | null>;
}

/** An act, with what is known of who calls. */
export interface AuditedAct extends AuditDetails, Pick<Context, 'ip' | 'userAgent'> {
  event: AuditEvent;
}

/** Adds entries to what the call writes, so that an act and its record are one transaction. */
export function writeAudit(em: EntityManager, acts: readonly AuditedAct[]): void {
  for (const { event, actorId = null, subjectId = null, organizationId = null, ip, userAgent, details = {} } of acts) {
    em.create(AuditEntry, {
      event,
      actorId,
      subjectId,
      organizationId,
      ipAddress: ip,
      userAgent: userAgent.slice(0, USER_AGENT_CHARACTERS),
      details,
    });
  }
}
