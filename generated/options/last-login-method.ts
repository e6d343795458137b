// Written by `npm run docs` from the schemas of the options.

export interface LastLoginMethodOptions {
  /** Stores the last sign-in method in the cookie `last_used_login_method`, which pages can read. @default false */
  enabled?: boolean;
  /** Seconds for which the browser stores it. @default 2592000 */
  maxAge?: number;
}
