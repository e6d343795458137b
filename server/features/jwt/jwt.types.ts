export interface JwtOptions {
  /** Serve `GET /token` and `GET /jwks`, so that other services can know a person without asking this one. @default false */
  enabled?: boolean;
  /** What tokens are signed with. @default "ES256" */
  algorithm?: 'ES256' | 'EdDSA';
  /** `iss`; by default the base URL. */
  issuer?: string;
  /** `aud`; by default the base URL. */
  audience?: string | string[];
  /** How long a token is good for, and so how long a revoked session may still be honoured elsewhere. @default 900 */
  expiresIn?: number;
  /** How long a key signs before the next one takes over. @default 2592000 */
  rotateEvery?: number;
  /** Claims of your own, for the person behind the session; those that the service sets win over them. */
  claims?: (about: { userId: string; sessionId: string }) => Record<string, unknown>;
}
