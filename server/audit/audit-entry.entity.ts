import { defineEntity, p } from '@mikro-orm/postgresql';

import type { AuditEvent } from '#shared/audit-log/schemas.ts';
import { created, identified, optionalId } from '#server/db/columns.ts';
import {
  activity,
  all,
  blanked,
  kept,
  link,
  network,
  none,
  personalData,
  pseudonym,
  rowId,
} from '#server/db/personal-data.ts';

/** An append-only entry. It has no foreign keys, so that it outlives users and organizations. */
export const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  indexes: [
    { properties: ['actorId', 'id'] },
    { properties: ['subjectId', 'id'] },
    { properties: ['organizationId', 'id'] },
    { properties: ['event', 'id'] },
    { properties: ['createdAt', 'id'] },
  ],
  triggers: [
    {
      name: 'audit_entry_kept',
      timing: 'before',
      events: ['update', 'delete'],
      expression:
        'create trigger "audit_entry_kept" before update or delete on "audit_entry" for each row execute function keep_audit_entries()',
    },
    {
      name: 'audit_entry_event',
      timing: 'after',
      events: ['insert'],
      expression:
        'create trigger "audit_entry_event" after insert on "audit_entry" for each row execute function append_event()',
    },
    {
      name: 'audit_entry_origin',
      timing: 'before',
      events: ['insert'],
      expression:
        'create trigger "audit_entry_origin" before insert on "audit_entry" for each row when (new."origin_hash" is null) execute function commit_audit_origin()',
    },
  ],
  properties: {
    ...identified,
    event: p.text().$type<AuditEvent>(),
    actorId: optionalId(),
    subjectId: optionalId(),
    organizationId: optionalId(),
    ipAddress: p.text().default(''),
    userAgent: p.text().default(''),
    /** Null once the address was erased. */
    originSalt: p.blob().$type<Buffer>().strictNullable().lazy(),
    /** See `originHash`; null for entries of versions without it. */
    originHash: p.blob().$type<Buffer>().strictNullable().lazy(),
    details: p.json<Record<string, string | number | boolean | null>>().default('{}'),
    ...created,
  },
});

export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);

personalData(
  AuditEntrySchema,
  { name: 'activity', of: 'actor_id = :user or subject_id = :user', erasure: 'stays' },
  {
    id: rowId,
    ...all(kept(activity, 'Proof of what happened; it names no one.'), 'event', 'createdAt'),
    ...all(
      pseudonym('Proof of the acts of others, and for legal claims. Nothing leads from the id to the person.'),
      'actorId',
      'subjectId',
    ),
    organizationId: link,
    ...all(blanked(network), 'ipAddress', 'userAgent'),
    originSalt: blanked({ ...network, export: 'no' }),
    originHash: none('A hash that says nothing without its salt, which is erased.'),
    details: kept(
      activity,
      'Ids, codes, names of fields and of things, such as teams and applications; none of persons, and no addresses.',
    ),
  },
);
