import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'sso.saml2Logout': {
    as: 'member',
    input: ({ ids: { enabledSsoProviderId: providerId } }) => ({ providerId }),
    refused: 'the member did not sign in with the provider',
    statements: 2,
    audits: { nothing: 'ends only the caller’s session' },
    whileImpersonating: 'rejected',
    neverAnswers: { UNABLE_TO_CREATE_VERIFICATION: 'its state belongs to no user' },
  },
  'sso.oidcBackChannelLogout': {
    as: 'anonymous',
    input: ({ ids: { enabledSsoProviderId: providerId, ssoSubject: sub }, identityProvider }) => ({
      providerId,
      logout_token: identityProvider.logoutToken({ sub }),
    }),
    statements: 4,
    audits: {
      event: 'session.ended',
      elsewhere: 'the seed has no session of the provider: tests/features/sso/sign-in/back-channel-logout.test.ts',
    },
    whileImpersonating: { allowed: 'only the identity provider can sign the token' },
  },
};
