import type { EntityManager } from '@mikro-orm/postgresql';

import type { AuditEvent } from '#shared/audit-log/schemas.ts';
import type { EventData } from '#shared/event-log/schemas.ts';

import { AuditEntry } from './audit-entry.entity.ts';
import { committedOrigin } from './origin.ts';

/** Enough to tell browsers apart; a bound, because callers choose the text. */
const MAX_USER_AGENT_LENGTH = 200;

export interface AuditDetails {
  /** The user who acted; by default the caller. */
  actorId?: string | null;
  /** The user who was affected. */
  subjectId?: string | null;
  organizationId?: string | null;
  /** Must not contain secrets or IP addresses. What the schema of the event lacks, such as names, programs do not get. */
  details?: Record<string, string | number | boolean | null>;
}

type AboutUser<Data> = Data extends { userId: string } ? { subjectId: string } : unknown;
type AboutOrganization<Data> = Data extends { organizationId: string } ? { organizationId: string } : unknown;
type Facts<Data> = Omit<Data, 'actorId' | 'apiKey' | 'oauthClient' | 'impersonating' | 'userId' | 'organizationId'>;
type WithFacts<Data> = Record<never, never> extends Facts<Data> ? unknown : { details: Facts<Data> };
type AboutData<Data> = AuditDetails & AboutUser<Data> & AboutOrganization<Data> & WithFacts<Data>;

/** What an entry must contain, so that programs get the payload of its event. */
export type AboutEvent<Event extends AuditEvent> = Event extends keyof EventData
  ? AboutData<EventData[Event]>
  : AuditDetails;

export interface AuditedAct extends AuditDetails {
  event: AuditEvent;
  ip: string;
  userAgent: string;
}

/** Adds entries to the unit of work, so that they are committed with the changes that they record. */
export function writeAudit(em: EntityManager, acts: readonly AuditedAct[]): void {
  for (const { ip, userAgent, details = {}, ...act } of acts) {
    const bounded = userAgent.slice(0, MAX_USER_AGENT_LENGTH);
    const origin = committedOrigin(ip, bounded);
    em.create(AuditEntry, { ...act, ipAddress: ip, userAgent: bounded, ...origin, details });
  }
}

/**
 * Erases personal data of a deleted user: IP addresses and user agents of entries where the user is the actor, or the
 * subject without a known actor. The entries themselves stay, with the commitment to the address. The trigger `audit_entry_kept` rejects every update unless
 * the transaction sets `gatehouse.audit`.
 */
export async function eraseAddressesOf(em: EntityManager, userId: string): Promise<void> {
  await em.begin();
  await em.execute(`select set_config('gatehouse.audit', 'erase addresses', true)`);
  await em.execute(
    `update audit_entry set ip_address = '', user_agent = '', origin_salt = null
     where (actor_id = ? or (actor_id is null and subject_id = ?)) and (ip_address <> '' or user_agent <> '')`,
    [userId, userId],
  );
  await em.execute(`select set_config('gatehouse.audit', '', true)`);
}
