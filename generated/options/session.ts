// Written by `npm run docs` from the schemas of the options.
import type { FieldOptions } from './user.ts';

export type * from './user.ts';

export interface SessionOptions {
  /** Seconds after which a session expires, counted from its last refresh. @default 604800 */
  expiresIn?: number;
  /** Seconds after its start at which a session ends, however often it is used; users then sign in again. By default sessions in use do not end. Sessions that exist when it is set end with their next expiry. */
  maxLifetime?: number;
  /** Seconds after which a session is refreshed when it is used. @default 86400 */
  updateAge?: number;
  /** Seconds after sign-in, or after another proof, during which sensitive calls are allowed; 0 turns the check off. @default 86400 */
  freshAge?: number;
  /** Turns the refresh of sessions off. @default false */
  disableSessionRefresh?: boolean;
  /** Makes `GET /get-session` read only: it answers `needsRefresh` for a session that is due, and `POST /get-session` refreshes it. @default false */
  deferSessionRefresh?: boolean;
  cookieCache?: CookieCacheOptions;
  twoFactor?: TwoFactorPolicyOptions;
  /** Additional fields of sessions, by name. @default {} */
  additionalFields?: Record<string, FieldOptions>;
}

/** Caches the session in a signed cookie, which get-session reads instead of the database. */
export interface CookieCacheOptions {
  /** Turns the cookie cache on. @default false */
  enabled?: boolean;
  /** Seconds after which the session is read from the database again. @default 60 */
  maxAge?: number;
}

/** Second factors of sign-ins. */
export interface TwoFactorPolicyOptions {
  /** Whether users set up second factors: `off` (those that exist are still asked for), `optional`, or `required`: until then other calls answer `TWO_FACTOR_REQUIRED`. Organizations can require them from their members, except with `off`. @default "optional" */
  policy?: 'off' | 'optional' | 'required';
  /** Seconds to enter the second factor. @default 600 */
  challengeExpiresIn?: number;
  /** Seconds for which a trusted browser signs in without the second factor, counted from its last use. @default 2592000 */
  trustedDeviceExpiresIn?: number;
}
