import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';
import { seededClient } from '#tests/support/calls/seeded-service.ts';

export const calls: FeatureCalls = {
  'sso.register': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId, ...seededClient, clientId: 'new' }),
    statements: 12,
    audits: 'sso-connection.created',
    whileImpersonating: 'rejected',
  },
  'sso.providers': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 5,
  },
  'sso.getProvider': {
    as: 'owner',
    input: ({ ids: { organizationId, ssoProviderId: providerId } }) => ({ organizationId, providerId }),
    statements: 4,
  },
  'sso.updateProvider': {
    as: 'owner',
    input: ({ ids: { organizationId, ssoProviderId: providerId } }) => ({ organizationId, providerId, name: 'Okta' }),
    statements: 10,
    audits: 'sso-connection.updated',
    whileImpersonating: 'rejected',
    raisesElsewhere: ['SSO_PROVIDER_ALREADY_EXISTS'],
  },
  'sso.setMappings': {
    as: 'owner',
    input: ({ ids: { organizationId, ssoProviderId: providerId } }) => ({
      organizationId,
      providerId,
      mappings: [{ value: 'staff', role: 'member' }],
    }),
    statements: 9,
    audits: 'sso-connection.updated',
    whileImpersonating: 'rejected',
  },
  'sso.listMappings': {
    as: 'owner',
    input: ({ ids: { organizationId, ssoProviderId: providerId } }) => ({ organizationId, providerId }),
    statements: 4,
  },
  'sso.rotateClientKey': {
    as: 'owner',
    input: ({ ids: { organizationId, ssoProviderId: providerId } }) => ({ organizationId, providerId }),
    statements: 9,
    audits: 'sso-connection.updated',
    whileImpersonating: 'rejected',
  },
  'sso.oidcJwks': {
    as: 'anonymous',
    input: ({ ids: { ssoProviderId: providerId } }) => ({ providerId }),
    statements: 2,
  },
  'sso.enable': {
    as: 'owner',
    input: ({ ids: { organizationId, ssoProviderId: providerId } }) => ({ organizationId, providerId }),
    statements: 9,
    audits: 'sso-connection.enabled',
    whileImpersonating: 'rejected',
  },
  'sso.disable': {
    as: 'owner',
    input: ({ ids: { organizationId, ssoProviderId: providerId } }) => ({ organizationId, providerId }),
    statements: 7,
    audits: {
      event: 'sso-connection.disabled',
      elsewhere: 'the seeded connection is not enabled: tests/features/sso/connections.test.ts',
    },
    whileImpersonating: 'rejected',
  },
  'sso.deleteProvider': {
    as: 'owner',
    input: ({ ids: { organizationId, ssoProviderId: providerId } }) => ({ organizationId, providerId }),
    statements: 11,
    audits: 'sso-connection.deleted',
    whileImpersonating: 'rejected',
  },
  'sso.requestDomainVerification': {
    as: 'owner',
    input: ({ ids: { organizationId, ssoProviderId: providerId } }) => ({ organizationId, providerId }),
    statements: 4,
    audits: { nothing: 'reads only' },
    whileImpersonating: 'rejected',
  },
  'sso.verifyDomain': {
    as: 'owner',
    input: ({ ids: { organizationId, ssoProviderId: providerId } }) => ({ organizationId, providerId }),
    statements: 10,
    audits: 'organization-domain.verified',
    whileImpersonating: 'rejected',
    neverAnswers: {
      DOMAIN_RECORD_NOT_FOUND: 'answered as DOMAIN_VERIFICATION_FAILED',
      DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS: 'answered as DOMAIN_VERIFICATION_FAILED',
    },
  },
  'sso.listAttempts': {
    as: 'owner',
    input: ({ ids: { organizationId, ssoProviderId: providerId } }) => ({ organizationId, providerId }),
    statements: 4,
  },
  'sso.acceptIdentity': {
    as: 'owner',
    input: ({ ids: { organizationId, memberId: attemptId } }) => ({ organizationId, attemptId }),
    refused: 'no sign-in of another subject was refused',
    statements: 3,
    audits: { event: 'account.linked', elsewhere: 'tests/features/sso/sign-in/accept-identity.test.ts' },
    whileImpersonating: 'rejected',
  },
};
