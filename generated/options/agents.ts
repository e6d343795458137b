// Written by `npm run docs` from the schemas of the options.

export interface AgentOptions {
  /** Whether applications can be agents, and pass tokens on (RFC 8693). Requires `oauthProvider.enabled`. @default false */
  enabled?: boolean;
  /** Days after which an agent ends, unless it is renewed. @default 90 */
  maximumDays?: number;
  /** How often an access token can be passed on. @default 4 */
  maximumDepth?: number;
  /** Calls of an agent on one day, by default. @default 1000 */
  calls?: number;
  /** Those of them that can change something, by default. @default 100 */
  writes?: number;
}
