import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified } from '#server/db/columns.ts';

/** One act, written once. It refers to people and organizations by id alone, so that it outlives them. */
export const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  properties: {
    ...identified,
    event: p.text(),
    actorId: p.uuid().strictNullable().default(null).index(),
    subjectId: p.uuid().strictNullable().default(null).index(),
    organizationId: p.uuid().strictNullable().default(null).index(),
    ipAddress: p.text().default(''),
    userAgent: p.text().default(''),
    details: p.json<Record<string, string | number | boolean | null>>().default('{}'),
    ...created,
  },
});

export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);
