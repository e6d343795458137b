import { defineEntity, p } from '@mikro-orm/postgresql';

import { created } from '#server/db/columns.ts';
import { all, none, personalData } from '#server/db/personal-data.ts';

const kept = (table: string) => ({
  name: `${table}_kept`,
  timing: 'before' as const,
  events: ['update' as const, 'delete' as const],
  expression: `create trigger "${table}_kept" before update or delete on "${table}" for each row execute function keep_${table}s()`,
});

/** A batch of audit entries with the root of its Merkle tree, chained to the seal before and signed. */
export const AuditSealSchema = defineEntity({
  name: 'AuditSeal',
  triggers: [kept('audit_seal')],
  properties: {
    number: p.bigint('number').primary().autoincrement(false),
    /** The UTC day of its entries, `2026-11-27`. */
    day: p.text().index(),
    /** Of the events of its entries; null for entries that were numbered before they were sealed. */
    firstSequence: p.bigint('number').strictNullable(),
    lastSequence: p.bigint('number').strictNullable(),
    count: p.integer(),
    /** 16 bytes for each entry, and the 32 bytes of its leaf; null once retention deleted the entries. */
    ids: p.blob().$type<Buffer>().strictNullable(),
    leaves: p.blob().$type<Buffer>().strictNullable(),
    root: p.blob().$type<Buffer>(),
    /** The hash of the seal before. */
    previous: p.blob().$type<Buffer>(),
    /** The SHA-256 of the statement of the newest checkpoint, in the first seal after it. */
    checkpoint: p.blob().$type<Buffer>().strictNullable(),
    hash: p.blob().$type<Buffer>().unique(),
    /** Ed25519, of `hash`. */
    signature: p.blob().$type<Buffer>(),
    kid: p.uuid(),
    ...created,
  },
});

export class AuditSeal extends AuditSealSchema.class {}
AuditSealSchema.setClass(AuditSeal);

export type CheckpointKind = 'interval' | 'day' | 'retention' | 'restore' | 'key';

/** A signed statement about a seal, and so about all entries before it. */
export const AuditCheckpointSchema = defineEntity({
  name: 'AuditCheckpoint',
  triggers: [kept('audit_checkpoint')],
  properties: {
    number: p.bigint('number').primary().autoincrement(false),
    sealNumber: p.bigint('number').index(),
    day: p.text(),
    kind: p.text().$type<CheckpointKind>().check(`"kind" in ('interval', 'day', 'retention', 'restore', 'key')`),
    /** Canonical JSON (RFC 8785). */
    statement: p.text(),
    /** Compact JWS with detached payload (RFC 7515, appendix F); of two keys separated by a blank. */
    signature: p.text(),
    kid: p.uuid(),
    ...created,
  },
});

export class AuditCheckpoint extends AuditCheckpointSchema.class {}
AuditCheckpointSchema.setClass(AuditCheckpoint);

/** The entries that were numbered before there were seals, until they are sealed too. */
export const AuditBacklogSchema = defineEntity({
  name: 'AuditBacklog',
  properties: { id: p.uuid().primary() },
});

const ofMany = none('Of many entries: ids of entries, hashes, counts and signatures.');

personalData(
  AuditSealSchema,
  { name: null },
  {
    ...all(ofMany, 'number', 'day', 'firstSequence', 'lastSequence', 'count', 'ids', 'leaves', 'root', 'previous'),
    ...all(ofMany, 'checkpoint', 'hash', 'signature', 'kid', 'createdAt'),
  },
);

personalData(
  AuditCheckpointSchema,
  { name: null },
  all(ofMany, 'number', 'sealNumber', 'day', 'kind', 'statement', 'signature', 'kid', 'createdAt'),
);

personalData(AuditBacklogSchema, { name: null }, { id: none('The id of an entry.') });
