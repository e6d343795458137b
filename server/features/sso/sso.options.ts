import { z } from 'zod';

import { mailHook } from '#server/mail/define-mail.ts';
import { defineOptions } from '#server/options/define-options.ts';

import type { BreakGlassMail, CertificateExpiringMail, MetadataFailingMail } from './sso.types.ts';

const SsoOptions = z
  .strictObject({
    enabled: z.boolean().default(true).describe('Whether organizations can add identity providers.'),
    maximumConnections: z.int().min(1).max(100).default(10).describe('Identity providers of an organization.'),
    mayTrustFactors: z
      .boolean()
      .default(false)
      .describe('Whether owners can let the identity provider of their organization vouch for second factors.'),
    allowPlatformRoles: z
      .array(z.string().meta({ secret: false }))
      .default([])
      .describe('`providerId`s of the identity providers with which users with a role of the platform can sign in.'),
    clockSkew: z
      .int()
      .min(0)
      .max(120)
      .default(60)
      .describe('Seconds by which the clocks of identity providers may differ, in messages of SAML.'),
    metadataRefresh: z
      .int()
      .min(0)
      .default(86_400)
      .describe('Seconds after which the metadata of SAML providers are read again; 0 for never.'),
    assertionMaxAge: z
      .int()
      .min(60)
      .max(3600)
      .default(600)
      .describe('Seconds after which a SAML assertion is refused.'),
    sendCertificateExpiring: mailHook<CertificateExpiringMail>('CertificateExpiringMail').describe(
      'Hook that sends the email about a SAML provider whose certificate ends soon.',
    ),
    sendServiceCertificateExpiring: mailHook<CertificateExpiringMail>('CertificateExpiringMail').describe(
      'Hook that sends the email about a certificate of this service for a SAML provider that ends soon.',
    ),
    sendMetadataFailing: mailHook<MetadataFailingMail>('MetadataFailingMail').describe(
      'Hook that sends the email about a SAML provider whose metadata could not be read for three days.',
    ),
    sendBreakGlassUsed: mailHook<BreakGlassMail>('BreakGlassMail').describe(
      'Hook that sends the email about an owner who signed in without the single sign-on that the organization requires.',
    ),
  })
  .meta({ id: 'SsoOptions' });

export const ssoOptions = defineOptions('sso', SsoOptions);
