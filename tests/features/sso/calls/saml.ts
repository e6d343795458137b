import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

import { calls as signIn } from './sign-in.ts';

const page = 'pages, redirects and files';
const inRedirect = 'sent in a redirect';
const atProvider = { allowed: 'requires a sign-in at the identity provider' };

export const calls: FeatureCalls = {
  'sso.saml2.sp.metadata': {
    as: 'anonymous',
    input: ({ ids: { samlProviderId: providerId } }) => ({ providerId }),
    statements: 2,
    neverStale: page,
  },
  'sso.saml2.sp.request': {
    as: 'anonymous',
    input: ({ ids: { samlProviderId: providerId } }) => ({ providerId, state: 'x' }),
    refused: 'the service has no such flow',
    statements: 1,
    neverStale: page,
  },
  'sso.saml2.sp.acsPost': {
    as: 'anonymous',
    input: ({ ids: { samlProviderId: providerId } }) => ({ providerId, SAMLResponse: 'x', RelayState: 'x' }),
    refused: 'the service has no such flow',
    statements: 2,
    audits: { nothing: 'the sign-in is recorded when the browser continues' },
    whileImpersonating: atProvider,
    neverAnswers: {
      BANNED_USER: inRedirect,
      EMAIL_NOT_VERIFIED: inRedirect,
      UNABLE_TO_CREATE_VERIFICATION: inRedirect,
    },
  },
  'sso.saml2.sp.acs': {
    as: 'anonymous',
    input: ({ ids: { samlProviderId: providerId } }) => ({ providerId, ticket: 'x' }),
    refused: 'the service has no such ticket',
    statements: 1,
    changesData: true,
    neverStale: page,
    whileImpersonating: atProvider,
    neverAnswers: { ...signIn['sso.callback']?.neverAnswers },
  },
  'sso.saml2.sp.slo': {
    as: 'anonymous',
    input: ({ ids: { samlProviderId: providerId } }) => ({ providerId, SAMLRequest: 'x' }),
    refused: 'no identity provider signed it',
    statements: 2,
    changesData: true,
    neverStale: page,
    whileImpersonating: atProvider,
  },
  'sso.saml2.sp.sloPost': {
    as: 'anonymous',
    input: ({ ids: { samlProviderId: providerId } }) => ({ providerId, SAMLRequest: 'x' }),
    refused: 'no identity provider signed it',
    statements: 2,
    audits: { nothing: 'the end of sessions is recorded' },
    whileImpersonating: atProvider,
  },
};
