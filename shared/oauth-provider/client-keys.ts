import { z } from 'zod';

const MAX_KEYS = 10;

const encoded = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/)
  .max(1024);
const algorithms = ['ES256', 'RS256', 'PS256', 'EdDSA', 'Ed25519'] as const;
const common = {
  kid: z.string().min(1).max(128).optional(),
  use: z.literal('sig').optional(),
  alg: z.enum(algorithms).optional(),
  key_ops: z.array(z.literal('verify')).max(1).optional(),
};

/** A public key (RFC 7517). Strict, so that a private member such as `d` is refused, and no key is symmetric. */
const PublicKey = z
  .discriminatedUnion('kty', [
    z.strictObject({ kty: z.literal('EC'), crv: z.literal('P-256'), x: encoded, y: encoded, ...common }),
    z.strictObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: encoded, ...common }),
    z.strictObject({ kty: z.literal('RSA'), n: encoded, e: encoded, ...common }),
  ])
  .meta({ id: 'ClientKey' });

/** The public keys with which an application signs its assertions. Several, so that one can replace another. */
export const ClientKeys = z.strictObject({ keys: z.array(PublicKey).min(1).max(MAX_KEYS) }).meta({
  id: 'ClientKeys',
  description: 'Its public keys (RFC 7517), for `private_key_jwt`.',
  examples: [
    {
      keys: [
        {
          kty: 'EC',
          crv: 'P-256',
          kid: '2026-11',
          x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
          y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
        },
      ],
    },
  ],
});
export type ClientKeys = z.output<typeof ClientKeys>;

/** The algorithms of assertions. */
export const assertionAlgorithms: readonly string[] = algorithms;
