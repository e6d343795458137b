import { logoutRequest } from '#tests/support/calls/seeded-saml.ts';
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
    as: 'redirected',
    input: ({ ids: { samlProviderId: providerId, samlState: state } }) => ({ providerId, state }),
    statements: 3,
    neverStale: page,
  },
  'sso.saml2.sp.acsPost': {
    as: 'anonymous',
    input: ({ ids: { samlProviderId: providerId, samlResponse: SAMLResponse, samlState: RelayState } }) => ({
      providerId,
      SAMLResponse,
      RelayState,
    }),
    statements: 5,
    audits: { nothing: 'the sign-in is recorded when the browser continues' },
    whileImpersonating: atProvider,
    neverAnswers: {
      BANNED_USER: inRedirect,
      EMAIL_NOT_VERIFIED: inRedirect,
      UNABLE_TO_CREATE_VERIFICATION: inRedirect,
    },
  },
  'sso.saml2.sp.acs': {
    as: 'redirected',
    input: ({ ids: { samlProviderId: providerId, samlTicket: ticket } }) => ({ providerId, ticket }),
    statements: 19,
    signInMethod: ({ ids: { samlProvider } }) => samlProvider,
    changesData: true,
    neverStale: page,
    whileImpersonating: atProvider,
    neverAnswers: { ...signIn['sso.callback']?.neverAnswers },
  },
  'sso.saml2.sp.slo': {
    as: 'anonymous',
    input: ({ ids: { samlKey } }) => logoutRequest(samlKey),
    statements: 6,
    changesData: true,
    neverStale: page,
    whileImpersonating: atProvider,
  },
  'sso.saml2.sp.sloPost': {
    as: 'anonymous',
    input: ({ ids: { samlProviderId: providerId } }) => ({ providerId, SAMLRequest: 'x' }),
    refused: 'its signature expires before the test makes it',
    statements: 2,
    audits: { nothing: 'the end of sessions is recorded' },
    whileImpersonating: atProvider,
  },
};
