import { z } from 'zod';

import { events } from '#generated/audit-events.ts';
import { TimestampInput, Count, Id, LookupId, Timestamp } from '#shared/lib/fields.ts';

const Time = TimestampInput.meta({ examples: ['2026-01-31T00:00:00Z'] });

export type AuditEvent = keyof typeof events;

// Object.keys loses the type of the keys.
export const auditEvents = Object.keys(events) as [AuditEvent, ...AuditEvent[]];

export const AuditEventName = z.enum(auditEvents).meta({ id: 'AuditEvent' });

const page = {
  event: AuditEventName.optional(),
  /** The user who caused the event. */
  actorId: Id.optional(),
  /** The user affected by the event. */
  subjectId: Id.optional(),
  /** The user who caused the event or was affected by it. */
  userId: Id.meta({ description: 'The user who caused the event or was affected by it' }).optional(),
  from: Time.optional(),
  /** Exclusive. */
  to: Time.optional(),
  limit: Count.optional(),
  offset: Count.optional(),
  /** The `nextCursor` of the previous page; all other parameters stay the same. */
  cursor: Id.optional(),
};

export const ListAudit = z.strictObject({ ...page, organizationId: Id.optional() }).prefault({});
export const ListOrganizationAudit = z.strictObject({ ...page, organizationId: LookupId.optional() }).prefault({});

/** The user's current name and email; null after the deletion of the user, or where the entry has none. */
const Person = z.object({ id: Id, name: z.string(), email: z.string() }).nullable();

const OrganizationAuditEntry = z.object({
  id: Id,
  event: AuditEventName,
  actorId: Id.nullable(),
  actor: Person,
  subjectId: Id.nullable(),
  subject: Person,
  organizationId: Id.nullable(),
  invitee: z
    .string()
    .nullable()
    .meta({
      description: 'The invited address; null after the deletion of the invitation, or where the entry has none',
      examples: ['grace@example.com'],
    }),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  createdAt: Timestamp,
});

/** The organization's current name; null after its deletion, or where the entry has none. */
const NamedOrganization = z.object({ id: Id, name: z.string(), slug: z.string() }).nullable();

export const AuditEntry = OrganizationAuditEntry.extend({
  organization: NamedOrganization,
  ipAddress: z.string(),
  userAgent: z.string(),
}).meta({ id: 'AuditEntry' });

const counted = { total: z.number(), totalIsCapped: z.boolean(), nextCursor: Id.nullable() };
export const AuditPage = z.object({ entries: z.array(AuditEntry), ...counted }).meta({ id: 'AuditPage' });
/** Without IP addresses and user agents, which owners of an organization do not see. */
export const OrganizationAuditPage = z
  .object({ entries: z.array(OrganizationAuditEntry), ...counted })
  .meta({ id: 'OrganizationAuditPage' });
