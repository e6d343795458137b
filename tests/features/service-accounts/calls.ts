import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';
import { onlyAddress } from '#tests/support/calls/unanswered-errors.ts';

export const calls: FeatureCalls = {
  'serviceAccount.create': {
    as: 'admin',
    input: { name: 'New', role: 'admin' },
    statements: 4,
    audits: 'service-account.created',
    emits: ['userCreated'],
    neverAnswers: { ...onlyAddress, USER_ALREADY_EXISTS: 'the address contains a new id' },
  },
  'serviceAccount.list': { as: 'admin', statements: 3 },
  'serviceAccount.update': {
    as: 'admin',
    input: ({ ids: { serviceAccountId } }) => ({ serviceAccountId, name: 'Changed', enabled: false }),
    statements: 8,
    audits: 'service-account.updated',
    emits: ['userBanned'],
  },
  'serviceAccount.delete': {
    as: 'admin',
    input: ({ ids: { serviceAccountId } }) => ({ serviceAccountId }),
    statements: 12,
    audits: 'service-account.deleted',
    emits: ['userDeleting'],
  },
  'serviceAccount.createKey': {
    as: 'admin',
    input: ({ ids: { serviceAccountId } }) => ({
      serviceAccountId,
      scopes: ['user:create'],
      networks: ['192.0.2.0/24'],
    }),
    statements: 5,
    audits: 'service-account.key-created',
  },
  'serviceAccount.rotateKey': {
    as: 'admin',
    input: ({ ids: { serviceAccountKeyId } }) => ({ keyId: serviceAccountKeyId, overlap: 600 }),
    statements: 6,
    audits: 'service-account.key-rotated',
  },
  'serviceAccount.deleteKey': {
    as: 'admin',
    input: ({ ids: { serviceAccountKeyId } }) => ({ keyId: serviceAccountKeyId }),
    statements: 6,
    audits: 'service-account.key-deleted',
  },
  'organization.createServiceAccount': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId, name: 'New', role: 'admin' }),
    statements: 10,
    audits: 'service-account.created',
    emits: ['userCreated'],
    whileImpersonating: 'rejected',
    neverAnswers: {
      ...onlyAddress,
      USER_ALREADY_EXISTS: 'the address contains a new id',
      USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: 'the account is new',
      TEAM_MEMBER_LIMIT_REACHED: 'the account joins no team',
    },
  },
  'organization.listServiceAccounts': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 4,
  },
  'organization.updateServiceAccount': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationServiceAccountId } }) => ({
      organizationId,
      serviceAccountId: organizationServiceAccountId,
      name: 'Changed',
      role: 'member',
    }),
    statements: 10,
    audits: 'service-account.updated',
    whileImpersonating: 'rejected',
  },
  'organization.deleteServiceAccount': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationServiceAccountId } }) => ({
      organizationId,
      serviceAccountId: organizationServiceAccountId,
    }),
    statements: 16,
    audits: 'service-account.deleted',
    emits: ['userDeleting'],
    whileImpersonating: 'rejected',
  },
  'organization.createServiceAccountKey': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationServiceAccountId } }) => ({
      organizationId,
      serviceAccountId: organizationServiceAccountId,
      scopes: ['member:update'],
      expiresIn: 600,
    }),
    statements: 9,
    audits: 'service-account.key-created',
    whileImpersonating: 'rejected',
  },
  'organization.rotateServiceAccountKey': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationServiceAccountKeyId } }) => ({
      organizationId,
      keyId: organizationServiceAccountKeyId,
      overlap: 600,
    }),
    statements: 10,
    audits: 'service-account.key-rotated',
    whileImpersonating: 'rejected',
  },
  'organization.deleteServiceAccountKey': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationServiceAccountKeyId } }) => ({
      organizationId,
      keyId: organizationServiceAccountKeyId,
    }),
    statements: 10,
    audits: 'service-account.key-deleted',
    whileImpersonating: 'rejected',
  },
};
