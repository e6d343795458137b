import { z } from 'zod';

import { Sequence } from '#shared/event-log/schemas.ts';
import { Id, LookupId, OwnId, Timestamp } from '#shared/lib/fields.ts';

/** A public key of the audit log (RFC 8037). */
const AuditPublicKey = z
  .object({
    kid: Id,
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    alg: z.literal('EdDSA'),
    use: z.literal('sig'),
    x: z.string().meta({ examples: ['11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'] }),
  })
  .meta({ id: 'AuditPublicKey' });

export const AuditKeySet = z.object({ keys: z.array(AuditPublicKey) }).meta({ id: 'AuditKeySet' });

export const ListCheckpoints = z
  .strictObject({
    after: Sequence.prefault(0).describe('The `number` of the last checkpoint that was read.'),
    cursor: Sequence.optional().describe('The `nextCursor` of the previous page, instead of `after`.'),
    limit: Sequence.optional(),
  })
  .prefault({});

const Kind = z.enum(['interval', 'day', 'retention', 'restore', 'key']);

const Checkpoint = z
  .object({
    number: z.number(),
    kind: Kind,
    statement: z.string().meta({
      description: 'Canonical JSON (RFC 8785).',
      examples: ['{"checkpoint":1,"kind":"day","number":42,"v":1}'],
    }),
    signature: z.string().meta({
      description: 'Compact JWS with detached payload (RFC 7515, appendix F).',
      examples: ['eyJhbGciOiJFZERTQSJ9..c2ln'],
    }),
    createdAt: Timestamp,
  })
  .meta({ id: 'AuditCheckpoint' });

export const AuditCheckpointPage = z
  .object({ checkpoints: z.array(Checkpoint), nextCursor: z.number().nullable() })
  .meta({ id: 'AuditCheckpointPage' });

const Anchor = z
  .object({
    type: z.enum(['file', 'mail', 'webhook', 'git']),
    place: z.string().meta({ examples: ['audit@example.com'] }),
    checkpoint: z.number().nullable().describe('The number of the last one that it got.'),
    sentAt: Timestamp.nullable(),
    error: z
      .string()
      .nullable()
      .meta({ examples: ['The receiver answered 500'] }),
  })
  .meta({ id: 'AuditAnchorState' });

/** How far the log is sealed, verified and anchored. */
export const AuditState = z
  .object({
    enabled: z.boolean(),
    seals: z.number(),
    entries: z.number().describe('Those in seals.'),
    sealedAt: Timestamp.nullable(),
    waiting: z.number().describe('Entries without a seal, at most 20,000.'),
    waitingSince: Timestamp.nullable(),
    checkpoint: z.object({ number: z.number(), kind: Kind, createdAt: Timestamp }).nullable(),
    verification: z
      .object({ verifiedAt: Timestamp, entries: z.number(), violations: z.number() })
      .nullable()
      .describe('The last one.'),
    anchors: z.array(Anchor),
  })
  .meta({ id: 'AuditState' });

const entry = { entryId: LookupId.meta({ description: 'The entry.' }) };
export const ProveEntry = z.strictObject(entry);
export const ProveOrganizationEntry = z.strictObject({ ...entry, organizationId: LookupId.optional() });

/** In base64url. */
const Hash = z.string().meta({ examples: ['wphADyf0J8MxE3Tbf9CKXG_fnbWBq_2uglUIYWHH-oA'] });

const SealOfProof = z.object({
  number: z.number(),
  day: z.iso.date().meta({ examples: ['2026-11-27'] }),
  firstSequence: z.number().nullable(),
  lastSequence: z.number().nullable(),
  count: z.number(),
  root: Hash,
  previous: Hash,
  checkpoint: Hash.nullable(),
  createdAt: z.number(),
  hash: Hash,
  signature: Hash,
  kid: OwnId,
});

/** As `npm run audit -- proof` prints it. */
export const AuditProof = z
  .object({
    v: z.literal(1),
    entry: z.string().meta({ description: 'Its canonical form.', examples: ['[1,"0198f7c1-…","user.deleted"]'] }),
    origin: z
      .object({
        ipAddress: z.string().meta({ examples: ['203.0.113.7'] }),
        userAgent: z.string().meta({ examples: ['curl/8.5.0'] }),
        salt: Hash,
      })
      .nullable(),
    place: z.object({ index: z.number() }),
    seal: SealOfProof,
    path: z.array(Hash),
    checkpoint: z
      .object({
        statement: z.string().meta({ examples: ['{"checkpoint":1,"kind":"day","number":42,"v":1}'] }),
        signature: z.string().meta({ examples: ['eyJhbGciOiJFZERTQSJ9..c2ln'] }),
        index: z.number(),
        path: z.array(Hash),
      })
      .nullable(),
  })
  .meta({ id: 'AuditProof', description: 'Verified with `/audit/jwks` alone.' });
