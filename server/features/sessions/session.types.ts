export interface SessionOptions {
  /** @default 604800 */
  expiresIn?: number;
  /** How long after the expiry was last set it is set anew by a visit. @default 86400 */
  updateAge?: number;
  /** How long after sign-in the sensitive calls work without a password; 0 turns the check off. @default 86400 */
  freshAge?: number;
  /** @default false */
  disableSessionRefresh?: boolean;
  cookieCache?: CookieCacheOptions;
}

/** Session reads answered from a signed cookie, without the database. */
export interface CookieCacheOptions {
  /** @default false */
  enabled?: boolean;
  /** @default 60 */
  maxAge?: number;
}
