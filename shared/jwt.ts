import { z } from 'zod';

import { Id } from './fields.ts';

export const Jwt = z
  .object({
    token: z.string().meta({ description: 'A JWT', examples: ['eyJhbGciOiJFUzI1NiJ9.e30.c2ln'] }),
  })
  .meta({ id: 'Jwt' });

/** A public key (RFC 7517). Only these members: any other could belong to the private key. */
export const PublicKey = z
  .union([
    z.object({
      kid: Id,
      kty: z.literal('EC'),
      crv: z.literal('P-256'),
      alg: z.literal('ES256'),
      use: z.literal('sig'),
      x: z.string(),
      y: z.string(),
    }),
    z.object({
      kid: Id,
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
      x: z.string(),
    }),
  ])
  .meta({ id: 'PublicKey' });

export const KeySet = z.object({ keys: z.array(PublicKey) }).meta({ id: 'KeySet' });
