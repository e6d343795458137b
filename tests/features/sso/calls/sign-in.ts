import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

const inRedirect = 'sent in a redirect';
const isRetried = 'a retry reads what the concurrent call created';
const neverSet = 'the identity provider sets no such field';

export const calls: FeatureCalls = {
  'sso.lookUp': {
    as: 'anonymous',
    input: { email: 'ada@example.com' },
    statements: 1,
    audits: { nothing: 'reads only' },
    whileImpersonating: { allowed: 'answers everyone' },
  },
  'signIn.sso': {
    as: 'anonymous',
    input: ({ ids: { enabledSsoProviderId: providerId } }) => ({ providerId, callbackURL: '/' }),
    statements: 2,
    audits: { nothing: 'the sign-in is recorded at the callback' },
    whileImpersonating: { allowed: 'requires a sign-in at the identity provider' },
    neverAnswers: { UNABLE_TO_CREATE_VERIFICATION: 'its flow belongs to no user' },
  },
  'sso.start': {
    as: 'anonymous',
    input: ({ ids: { enabledSsoProviderId: providerId } }) => ({ providerId }),
    statements: 2,
    changesData: true,
    neverStale: 'pages, redirects and files',
    whileImpersonating: { allowed: 'requires a sign-in at the identity provider' },
    neverAnswers: { UNABLE_TO_CREATE_VERIFICATION: 'its flow belongs to no user' },
  },
  'sso.callback': {
    as: 'redirected',
    input: ({ ids: { enabledSsoProviderId: providerId, ssoCode: code, ssoState: state } }) => ({
      providerId,
      code,
      state,
    }),
    statements: 16,
    signInMethod: ({ ids: { ssoProvider } }) => ssoProvider,
    changesData: true,
    neverStale: 'pages, redirects and files',
    whileImpersonating: { allowed: 'requires a sign-in at the identity provider' },
    neverAnswers: {
      REQUEST_IS_REQUIRED: 'always present over HTTP',
      BANNED_USER: inRedirect,
      EMAIL_NOT_VERIFIED: inRedirect,
      TWO_FACTOR_REQUIRED: inRedirect,
      FAILED_TO_CREATE_SESSION: inRedirect,
      ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: inRedirect,
      TEAM_MEMBER_LIMIT_REACHED: inRedirect,
      ROLE_NOT_FOUND: inRedirect,
      UNAUTHORIZED: inRedirect,
      INVALID_TOKEN: 'only for ID tokens sent by the client',
      UNABLE_TO_CREATE_VERIFICATION: 'its flow belongs to no user',
      USER_ALREADY_EXISTS: isRetried,
      USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: isRetried,
      PHONE_NUMBER_EXIST: neverSet,
      USERNAME_IS_ALREADY_TAKEN: neverSet,
    },
  },
  'sso.getAccount': {
    as: 'owner',
    statements: 5,
  },
  'sso.connect': {
    as: 'owner',
    input: ({ ids: { enabledSsoProviderId: providerId } }) => ({ providerId, callbackURL: '/account' }),
    statements: 4,
    audits: { nothing: 'the identity is linked at the callback' },
    whileImpersonating: 'rejected',
    neverAnswers: { UNABLE_TO_CREATE_VERIFICATION: 'answered as UNAUTHORIZED' },
  },
  'sso.prove': {
    as: 'owner',
    input: ({ ids: { enabledSsoProviderId: providerId } }) => ({ providerId, callbackURL: '/account' }),
    refused: 'the owner has no identity at the provider',
    statements: 3,
    audits: { nothing: 'the proof is recorded at the callback' },
    whileImpersonating: 'rejected',
    neverAnswers: { UNABLE_TO_CREATE_VERIFICATION: 'answered as UNAUTHORIZED' },
  },
  'sso.completeLink': {
    as: 'owner',
    refused: 'no sign-in of the browser waits for a confirmation',
    statements: 1,
    audits: { event: 'account.linked', elsewhere: 'tests/features/sso/sign-in/connect.test.ts' },
    whileImpersonating: 'rejected',
    neverAnswers: {
      ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: 'answered as UNABLE_TO_LINK_ACCOUNT',
      TEAM_MEMBER_LIMIT_REACHED: 'a full team is left out',
    },
  },
  'sso.test': {
    as: 'owner',
    input: ({ ids: { organizationId, ssoProviderId: providerId } }) => ({ organizationId, providerId }),
    statements: 4,
    audits: { nothing: 'its result is an attempt' },
    whileImpersonating: 'rejected',
    neverAnswers: { UNABLE_TO_CREATE_VERIFICATION: 'answered as UNAUTHORIZED' },
  },
  'sso.getTest': {
    as: 'owner',
    input: ({ ids: { organizationId, ssoProviderId: providerId } }) => ({
      organizationId,
      providerId,
      attemptId: organizationId,
    }),
    statements: 4,
    neverStale: 'answers of a provider',
    whileImpersonating: 'rejected',
  },
};
