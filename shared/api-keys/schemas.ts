import { z } from 'zod';

import { Count, LookupId, Timestamp, Name, OwnId } from '#shared/lib/fields.ts';
import { Cursor, NextCursor } from '#shared/lib/paging.ts';
import { AssuranceLevel } from '#shared/sessions/schemas.ts';
import { GrantableScope, ServiceScope } from '#shared/lib/scopes.ts';

const MAX_SECONDS = 10 * 365 * 86_400;

const Scopes = z.array(GrantableScope).max(GrantableScope.options.length);

/** Networks in CIDR notation. */
const Networks = z
  .array(z.union([z.cidrv4(), z.cidrv6()]))
  .max(50)
  .meta({
    description: 'The networks from which the key works; all if the list is empty',
    examples: [['192.0.2.0/24']],
  });

const Metadata = z
  .record(z.string().max(255), z.unknown())
  .refine((metadata) => JSON.stringify(metadata).length <= 8192, 'At most 8192 characters of JSON')
  .meta({ examples: [{ environment: 'staging' }] });

const ExpiresIn = z
  .int()
  .min(1)
  .max(MAX_SECONDS)
  .nullable()
  .meta({ description: 'Seconds until the key expires; null for a key that does not expire' });

const Secret = z.string().meta({
  description: 'The key, which is answered only once',
  examples: ['gk_0198f7c16d2a7c439e0b3f1f7a5b2c10_Vw2Lr8TzB5nYc7MfQk4xHs1dVw2Lr8TzB5nYc7Mf8c5a1b2d'],
});

export const ApiKey = z
  .object({
    id: OwnId,
    userId: OwnId,
    name: z.string().nullable(),
    start: z.string().meta({ description: 'The first characters of the key', examples: ['gk_0198f7c16d2a'] }),
    scopes: z.array(ServiceScope).meta({ description: 'What the key may do, if its owner may do it too' }),
    level: AssuranceLevel.meta({
      description: 'The level of the session that created the key; policies that require a second factor require 2',
    }),
    networks: z.array(z.string()).meta({ examples: [['192.0.2.0/24']] }),
    enabled: z.boolean(),
    expiresAt: Timestamp.nullable(),
    lastRequest: Timestamp.nullable().meta({ description: 'The last use, to the minute' }),
    metadata: z.record(z.string(), z.unknown()).nullable(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'ApiKey' });

export const CreatedApiKey = ApiKey.extend({ key: Secret }).meta({ id: 'CreatedApiKey' });

export const CreateApiKey = z.strictObject({
  name: Name.min(1).optional(),
  scopes: Scopes.optional().meta({
    description: 'By default those of the option `apiKey.defaultScopes`, of which there are none',
  }),
  expiresIn: ExpiresIn.optional(),
  networks: Networks.default([]),
  metadata: Metadata.optional(),
});

export const GetApiKey = z.strictObject({ id: LookupId });

export const ListApiKeys = z
  .strictObject({ limit: Count.optional(), offset: Count.optional(), cursor: Cursor.optional() })
  .default({});

export const ApiKeyPage = z
  .object({
    apiKeys: z.array(ApiKey),
    total: z.int(),
    limit: z.int().optional(),
    offset: z.int().optional(),
    nextCursor: NextCursor,
  })
  .meta({ id: 'ApiKeyPage' });

export const UpdateApiKey = z.strictObject({
  keyId: LookupId,
  name: Name.min(1).optional(),
  enabled: z.boolean().optional().meta({ description: 'A disabled key stays in the list and makes no call' }),
  expiresIn: ExpiresIn.optional(),
  metadata: Metadata.optional(),
});

export const DeleteApiKey = z.strictObject({ keyId: LookupId });

export const RotateApiKey = z.strictObject({
  keyId: LookupId,
  overlap: z
    .int()
    .min(0)
    .max(30 * 86_400)
    .default(0)
    .meta({ description: 'Seconds for which the previous secret works too' }),
});

export const VerifyApiKey = z.strictObject({
  key: z.string().max(255),
  scopes: Scopes.optional().meta({ description: 'Scopes that the key must have' }),
});

export const VerifiedApiKey = z
  .object({
    valid: z.boolean(),
    error: z.object({ code: z.string(), message: z.string() }).nullable(),
    key: ApiKey.nullable(),
  })
  .meta({ id: 'VerifiedApiKey' });
