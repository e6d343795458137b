// Written by `npm run docs` from the schemas of the options.

export interface MultiSessionOptions {
  /** Lets a browser be signed in to several accounts. Otherwise a sign-in ends the session of its browser. @default false */
  enabled?: boolean;
  /** Maximum number of accounts in a browser. Another sign-in ends the oldest session. @default 5 */
  maximumSessions?: number;
}
