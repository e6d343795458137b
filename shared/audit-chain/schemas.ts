import { z } from 'zod';

import { Sequence } from '#shared/event-log/schemas.ts';
import { Id, Timestamp } from '#shared/lib/fields.ts';

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

const Checkpoint = z
  .object({
    number: z.number(),
    kind: z.enum(['interval', 'day', 'retention', 'restore', 'key']),
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
