import { z } from 'zod';

import { AskedMoment, Count, Id, LookupId, Moment } from './fields.ts';

/** Every act that the audit log records. */
export const auditEvents = [
  'user.signed-up',
  'session.started',
  'session.refused',
  'session.ended',
  'user.updated',
  'account.linked',
  'account.unlinked',
  'mail.undelivered',
  'organization.created',
  'organization.updated',
  'organization.deleted',
  'organization.ownership-transferred',
  'member.added',
  'member.role-changed',
  'member.removed',
  'member.left',
  'invitation.created',
  'invitation.resent',
  'invitation.accepted',
  'invitation.rejected',
  'invitation.canceled',
  'team.created',
  'team.updated',
  'team.removed',
  'team.member-added',
  'team.member-removed',
  'user.created',
  'user.role-set',
  'user.banned',
  'user.unbanned',
  'user.removed',
  'user.password-set',
  'session.impersonated',
  'session.impersonation-ended',
  'admin.refused',
  'admin.set-up',
  'admin.granted',
  'admin.revoked',
  'email.verified',
  'email.changed',
  'password.changed',
  'password.reset',
  'password.set',
  'user.deleted',
] as const;

const Time = AskedMoment.meta({ examples: ['2026-01-31T00:00:00Z'] });

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

export const ListAudit = z.object({ ...page, organizationId: Id.optional() }).prefault({});
export const ListOrganizationAudit = z.object({ ...page, organizationId: LookupId.optional() }).prefault({});

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
