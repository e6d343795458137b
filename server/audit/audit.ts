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

/**
 * Blanks the addresses and user agents of what a person did, or somebody unknown did to them: personal data, which goes with the person, while the acts
 * stay for those who answer for them. Ids and details stay, so that a consumer
 * still reads who acted: `details.by` of a deletion and of what the operator did. The log refuses every other change (trigger `audit_entry_kept`), so the transaction has to
 * say what it is about to do.
 */
export async function eraseAddressesOf(em: EntityManager, userId: string): Promise<void> {
  await em.begin();
  await em.execute(`select set_config('gatehouse.audit', 'erase addresses', true)`);
  await em.execute(
    `update audit_entry set ip_address = '', user_agent = '' where (actor_id = ? or (actor_id is null and subject_id = ?)) and (ip_address <> '' or user_agent <> '')`,
    [userId, userId],
  );
  await em.execute(`select set_config('gatehouse.audit', '', true)`);
}
