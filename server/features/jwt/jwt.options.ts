import { z } from 'zod';

import { bool } from '#server/options/environment.ts';
import { defineOptions } from '#server/options/define-options.ts';
import { limits } from '#shared/limits.ts';

import type { JwtOptions as JwtClaims } from './jwt.types.ts';

const JwtOptions = z.strictObject({
  /** Serve `GET /token` and `GET /jwks`, so that other services can know a person without asking this one. */
  enabled: z.boolean().default(false),
  /** What tokens are signed with. After a change, keys of the other algorithm stay published and sign nothing more. */
  algorithm: z.enum(['ES256', 'EdDSA']).default('ES256'),
  /** `iss`; by default the base URL. */
  issuer: z.string().min(1).optional(),
  /** `aud`; by default the base URL. */
  audience: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]).optional(),
  /** How long a token is good for, and so how long a revoked session may still be honoured elsewhere; seconds. */
  expiresIn: z.int().min(1).max(43_200).default(limits.jwtExpiresIn),
  /** How long a key signs before the next one takes over; seconds. */
  rotateEvery: z.int().min(86_400).default(limits.signingKeyLife),
  claims: z
    .custom<NonNullable<JwtClaims['claims']>>((value) => typeof value === 'function', 'a function that returns claims')
    .optional(),
});

export const jwtOptions = defineOptions('jwt', JwtOptions, { JWT_ENABLED: ['enabled', bool] });
