// Written by `npm run docs` from the schemas of the options.
import type { BreakGlassMail, CertificateExpiringMail, MetadataFailingMail } from '#server/features/sso/sso.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/sso/sso.types.ts';
export type * from '#server/options/mail.types.ts';

export interface SsoOptions {
  /** Whether organizations can add identity providers. @default true */
  enabled?: boolean;
  /** Identity providers of an organization. @default 10 */
  maximumConnections?: number;
  /** Whether owners can let the identity provider of their organization vouch for second factors. @default false */
  mayTrustFactors?: boolean;
  /** `providerId`s of the identity providers with which users with a role of the platform can sign in. @default [] */
  allowPlatformRoles?: string[];
  /** Seconds by which the clocks of identity providers may differ, in messages of SAML. @default 60 */
  clockSkew?: number;
  /** Seconds after which the metadata of SAML providers are read again; 0 for never. @default 86400 */
  metadataRefresh?: number;
  /** Seconds after which a SAML assertion is refused. @default 600 */
  assertionMaxAge?: number;
  /** Hook that sends the email about a SAML provider whose certificate ends soon. */
  sendCertificateExpiring?: MailHook<CertificateExpiringMail>;
  /** Hook that sends the email about a certificate of this service for a SAML provider that ends soon. */
  sendServiceCertificateExpiring?: MailHook<CertificateExpiringMail>;
  /** Hook that sends the email about a SAML provider whose metadata could not be read for three days. */
  sendMetadataFailing?: MailHook<MetadataFailingMail>;
  /** Hook that sends the email about an owner who signed in without the single sign-on that the organization requires. */
  sendBreakGlassUsed?: MailHook<BreakGlassMail>;
}
