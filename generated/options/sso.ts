// Written by `npm run docs` from the schemas of the options.

export interface SsoOptions {
  /** Whether organizations can add identity providers. @default true */
  enabled?: boolean;
  /** Identity providers of an organization. @default 10 */
  maximumConnections?: number;
  /** Whether owners can let the identity provider of their organization vouch for second factors. @default false */
  mayTrustFactors?: boolean;
  /** Seconds by which the clocks of identity providers may differ, in messages of SAML. @default 60 */
  clockSkew?: number;
  /** Seconds after which a SAML assertion is refused. @default 600 */
  assertionMaxAge?: number;
}
