// Written by `npm run docs` from the schemas of the options.
import type { JwtClaims } from '#server/features/jwt/jwt.types.ts';

export type * from '#server/features/jwt/jwt.types.ts';

export interface JwtOptions {
  /** Serves `GET /token` and `GET /jwks`, so that other services can verify users without calling this one. @default false */
  enabled?: boolean;
  /** The signing algorithm. After a change, keys of the other algorithm stay published but sign no new tokens. @default "ES256" */
  algorithm?: 'ES256' | 'EdDSA';
  /** The `iss` claim. By default `baseUrl`. */
  issuer?: string;
  /** The `aud` claim. By default `baseUrl`. */
  audience?: string | string[];
  /** The `aud` claim of the tokens that programs get for an API key: your services that accept them. Serves `POST /api-key/token`. Must not contain an audience of `GET /token`, whose tokens identify signed-in users. */
  accessTokenAudience?: string | string[];
  /** Seconds for which a token is valid. Until then other services may accept a revoked session. @default 900 */
  expiresIn?: number;
  /** Seconds after which a new signing key replaces the current one. @default 2592000 */
  rotateEvery?: number;
  /** Function that returns additional claims for the user of the session. Claims of the service take precedence. */
  claims?: JwtClaims;
}
