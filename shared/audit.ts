import { z } from 'zod';

import { auditEvents } from './features.ts';
import { AskedMoment, Count, Id, LookupId, Moment } from './fields.ts';

const Time = AskedMoment.meta({ examples: ['2026-01-31T00:00:00Z'] });

export type AuditEvent = (typeof auditEvents)[number];

const Event = z.enum(auditEvents).meta({ id: 'AuditEvent' });

const page = {
  event: Event.optional(),
  /** Who did it. */
  actorId: Id.optional(),
  /** Whom it was done to. */
  subjectId: Id.optional(),
  from: Time.optional(),
  /** Up to, and not including. */
  to: Time.optional(),
  limit: Count.optional(),
  offset: Count.optional(),
  /** The `nextCursor` of the page before, with everything else the same. */
  cursor: Id.optional(),
};

export const ListAudit = z.strictObject({ ...page, organizationId: Id.optional() }).prefault({});
export const ListOrganizationAudit = z.strictObject({ ...page, organizationId: LookupId.optional() }).prefault({});

/** Somebody as they are now; null where they are gone, or where nobody is known. */
const Somebody = z.object({ id: Id, name: z.string(), email: z.string() }).nullable();

const OrganizationAuditEntry = z.object({
  id: Id,
  event: Event,
  actorId: Id.nullable(),
  actor: Somebody,
  subjectId: Id.nullable(),
  subject: Somebody,
  organizationId: Id.nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  createdAt: Moment,
});

export const AuditEntry = OrganizationAuditEntry.extend({ ipAddress: z.string(), userAgent: z.string() }).meta({
  id: 'AuditEntry',
});

const counted = { total: z.number(), totalIsCapped: z.boolean(), nextCursor: Id.nullable() };
export const AuditPage = z.object({ entries: z.array(AuditEntry), ...counted }).meta({ id: 'AuditPage' });
/** What an organization's owners see: where its people were is theirs alone. */
export const OrganizationAuditPage = z
  .object({ entries: z.array(OrganizationAuditEntry), ...counted })
  .meta({ id: 'OrganizationAuditPage' });
