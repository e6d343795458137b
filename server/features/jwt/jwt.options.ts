import { z } from 'zod';

import { bool } from '#server/options/parse.ts';
import { defineOptions, functionOption } from '#server/options/define-options.ts';
import { limits } from '#shared/limits.ts';

import type { JwtClaims } from './jwt.types.ts';

const JwtOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(false)
      .describe(
        'Serve `GET /token` and `GET /jwks`, so that other services can identify a user without calling this one.',
      ),
    algorithm: z
      .enum(['ES256', 'EdDSA'])
      .default('ES256')
      .describe('Signs tokens. After a change, keys of the other algorithm stay published and sign no more.'),
    issuer: z.string().min(1).optional().describe('`iss`; by default the base URL.'),
    audience: z
      .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
      .optional()
      .describe('`aud`; by default the base URL.'),
    expiresIn: z
      .int()
      .min(1)
      .max(43_200)
      .default(limits.jwtExpiresIn)
      .describe('Seconds that a token is valid, and so how long other services may still accept a revoked session.'),
    rotateEvery: z
      .int()
      .min(86_400)
      .default(limits.signingKeyLife)
      .describe('Seconds that a key signs before the next one replaces it.'),
    claims: functionOption<JwtClaims>('JwtClaims')
      .optional()
      .describe('Claims of your own, for the user of the session; those that the service sets take precedence.'),
  })
  .meta({ id: 'JwtOptions' });

export const jwtOptions = defineOptions('jwt', JwtOptions, { JWT_ENABLED: ['enabled', bool] });
