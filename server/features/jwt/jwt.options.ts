import { z } from 'zod';

import { bool } from '#server/options/parse.ts';
import { defineOptions, functionOption } from '#server/options/define-options.ts';

import type { JwtClaims } from './jwt.types.ts';

const JwtOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(false)
      .describe(
        'Serves `GET /token` and `GET /jwks`, so that other services can verify users without calling this one.',
      ),
    algorithm: z
      .enum(['ES256', 'EdDSA'])
      .default('ES256')
      .describe(
        'The signing algorithm. After a change, keys of the other algorithm stay published but sign no new tokens.',
      ),
    issuer: z.string().min(1).meta({ secret: false }).optional().describe('The `iss` claim. By default `baseUrl`.'),
    audience: z
      .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
      .meta({ secret: false })
      .optional()
      .describe('The `aud` claim. By default `baseUrl`.'),
    accessTokenAudience: z
      .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
      .meta({ secret: false })
      .optional()
      .describe(
        'The `aud` claim of the tokens that programs get for an API key: your services that accept them. Serves `POST /api-key/token`. Must not contain an audience of `GET /token`, whose tokens identify signed-in users.',
      ),
    expiresIn: z
      .int()
      .min(1)
      .max(43_200)
      .default(900)
      .describe('Seconds for which a token is valid. Until then other services may accept a revoked session.'),
    rotateEvery: z
      .int()
      .min(86_400)
      .default(30 * 24 * 3600)
      .describe('Seconds after which a new signing key replaces the current one.'),
    claims: functionOption<JwtClaims>('JwtClaims')
      .optional()
      .describe(
        'Function that returns additional claims for the user of the session. Claims of the service take precedence.',
      ),
  })
  .refine(
    ({ audience = [], accessTokenAudience = [] }) =>
      ![audience].flat().some((name) => [accessTokenAudience].flat().includes(name)),
    { path: ['accessTokenAudience'], message: 'contains an audience of the tokens of sessions' },
  )
  .meta({ id: 'JwtOptions' });

export const jwtOptions = defineOptions('jwt', JwtOptions, { JWT_ENABLED: ['enabled', bool] });
