import { IconBuildingSkyscraper, IconLogin2 } from '@tabler/icons-react';

import { texts as enterpriseTexts } from '#client/console/enterprise/texts.ts';
import type { Navigation } from '#client/console/feature.ts';

import { errorTexts as certificateErrors } from './certificate-texts.ts';
import { errorTexts as policyErrors } from './policy-texts.ts';
import { errorTexts as samlErrors } from './saml-texts.ts';
import { errorTexts, texts } from './texts.ts';

export const navigation: Navigation = {
  errors: {
    SSO_PROVIDER_ALREADY_EXISTS: { text: errorTexts.SSO_PROVIDER_ALREADY_EXISTS, fields: ['clientId'] },
    SSO_PROVIDER_WITH_THIS_PROVIDERID_ALREADY_EXISTS: {
      text: errorTexts.SSO_PROVIDER_WITH_THIS_PROVIDERID_ALREADY_EXISTS,
    },
    YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_SSO_PROVIDERS: {
      text: errorTexts.YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_SSO_PROVIDERS,
    },
    INVALID_ISSUER_MUST_BE_A_VALID_URL: {
      text: errorTexts.INVALID_ISSUER_MUST_BE_A_VALID_URL,
      fields: ['issuer'],
    },
    ISSUER_IS_SHARED: { text: errorTexts.ISSUER_IS_SHARED, fields: ['issuer'] },
    DISCOVERY_FAILED: { text: errorTexts.DISCOVERY_FAILED, fields: ['issuer'] },
    CLIENT_SECRET_IS_REQUIRED: { text: errorTexts.CLIENT_SECRET_IS_REQUIRED, fields: ['clientSecret'] },
    INVALID_CEILING_ROLE: { text: errorTexts.INVALID_CEILING_ROLE, fields: ['defaultRole'] },
    YOU_ARE_NOT_ALLOWED_TO_GRANT_THIS_ROLE: {
      text: errorTexts.YOU_ARE_NOT_ALLOWED_TO_GRANT_THIS_ROLE,
      fields: ['defaultRole'],
    },
    YOU_ARE_NOT_ALLOWED_TO_MANAGE_SSO: { text: errorTexts.YOU_ARE_NOT_ALLOWED_TO_MANAGE_SSO },
    ATTEMPT_NOT_FOUND: { text: errorTexts.ATTEMPT_NOT_FOUND },
    IDENTITY_NOT_ACCEPTED: { text: errorTexts.IDENTITY_NOT_ACCEPTED },
    PROVIDER_WAS_CHANGED: { text: errorTexts.PROVIDER_WAS_CHANGED },
    SSO_NOT_TESTED: { text: errorTexts.SSO_NOT_TESTED },
    SSO_IS_REQUIRED: { text: errorTexts.SSO_IS_REQUIRED },
    METADATA_NOT_READABLE: {
      text: samlErrors.METADATA_NOT_READABLE,
      fields: ['metadataUrl', 'metadata'],
    },
    CERTIFICATE_REQUIRED: { text: samlErrors.CERTIFICATE_REQUIRED, fields: ['metadataUrl', 'metadata'] },
    CERTIFICATE_NOT_ACCEPTED: {
      text: samlErrors.CERTIFICATE_NOT_ACCEPTED,
      fields: ['metadataUrl', 'metadata', 'certificate'],
    },
    CERTIFICATE_NOT_FOUND: { text: certificateErrors.CERTIFICATE_NOT_FOUND },
    LAST_CERTIFICATE: { text: certificateErrors.LAST_CERTIFICATE },
    YOU_ARE_NOT_ALLOWED_TO_REQUIRE_SSO: { text: policyErrors.YOU_ARE_NOT_ALLOWED_TO_REQUIRE_SSO },
    DOMAIN_NOT_VERIFIED: { text: policyErrors.DOMAIN_NOT_VERIFIED },
    BREAK_GLASS_REQUIRED: { text: policyErrors.BREAK_GLASS_REQUIRED },
  },
  organization: [
    {
      to: '/organizations/:slug/single-sign-on',
      label: texts.title,
      Icon: IconLogin2,
      group: 'people',
      needs: { sso: ['read'] },
      isOffered: ({ ssoCallbackUrl }) => ssoCallbackUrl !== null,
    },
  ],
  administration: [
    {
      to: '/admin/enterprise',
      label: enterpriseTexts.title,
      Icon: IconBuildingSkyscraper,
      group: 'people',
      needs: { enterprise: ['read'] },
      isOffered: ({ ssoCallbackUrl }) => ssoCallbackUrl !== null,
    },
  ],
};
