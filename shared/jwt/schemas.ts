import { z } from 'zod';

import { ServiceScope } from '#shared/lib/scopes.ts';

export const Jwt = z
  .object({
    token: z.string().meta({ description: 'A JWT', examples: ['eyJhbGciOiJFUzI1NiJ9.e30.c2ln'] }),
  })
  .meta({ id: 'Jwt' });

export const IssueAccessToken = z
  .strictObject({
    grant_type: z.literal('client_credentials').optional().meta({ description: 'The only grant' }),
    scope: z
      .string()
      .min(1)
      .max(1024)
      .transform((list) => list.split(' '))
      .pipe(z.array(ServiceScope))
      .meta({
        override: { type: 'string' },
        description: 'Scopes of the key, separated by blanks; by default all',
        examples: ['organization:read user:list'],
      })
      .optional(),
  })
  .default({});

/** The answer of RFC 6749, section 5.1. */
export const ProgramToken = z
  .object({
    access_token: z.string().meta({ description: 'A JWT (RFC 9068)', examples: ['eyJhbGciOiJFUzI1NiJ9.e30.c2ln'] }),
    token_type: z.literal('Bearer').meta({ description: 'How services take the token' }),
    expires_in: z.int().meta({ description: 'Seconds for which the token is valid' }),
    scope: z.string().meta({ description: 'Scopes of the token, separated by blanks', examples: ['user:list'] }),
  })
  .meta({ id: 'ProgramToken' });

/** A UUID; the key of a service that was imported has the id that it had there. */
const KeyId = z
  .string()
  .min(1)
  .meta({ examples: ['0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10'] });

/** A public key (RFC 7517). Only these members: any other could belong to the private key. */
export const PublicKey = z
  .union([
    z.object({
      kid: KeyId,
      kty: z.literal('EC'),
      crv: z.literal('P-256'),
      alg: z.literal('ES256'),
      use: z.literal('sig'),
      x: z.string(),
      y: z.string(),
    }),
    z.object({
      kid: KeyId,
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
      x: z.string(),
    }),
  ])
  .meta({ id: 'PublicKey' });

export const KeySet = z.object({ keys: z.array(PublicKey) }).meta({ id: 'KeySet' });
