import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';
import type { SeededService } from '#tests/support/calls/seeded-service.ts';

const inDirectory =
  (fields: object = {}) =>
  ({ ids: { directoryOrganizationId: organizationId } }: SeededService) => ({ organizationId, ...fields });

const statesNoFactors = { YOU_ARE_NOT_ALLOWED_TO_TRUST_SECOND_FACTORS: 'a directory states no factors' };

export const calls: FeatureCalls = {
  'organization.createDirectory': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId, name: 'Okta' }),
    statements: 8,
    audits: 'directory.created',
    whileImpersonating: 'rejected',
    neverAnswers: statesNoFactors,
  },
  'organization.getDirectory': { as: 'owner', input: inDirectory(), statements: 4 },
  'organization.updateDirectory': {
    as: 'owner',
    input: inDirectory({ name: 'Entra' }),
    statements: 9,
    audits: 'directory.updated',
    whileImpersonating: 'rejected',
    neverAnswers: statesNoFactors,
  },
  'organization.deleteDirectory': {
    as: 'owner',
    input: inDirectory(),
    statements: 10,
    audits: 'directory.deleted',
    whileImpersonating: 'rejected',
  },
  'organization.listDirectoryUsers': { as: 'owner', input: inDirectory(), statements: 5 },
  'organization.listDirectoryGroups': { as: 'owner', input: inDirectory(), statements: 5 },
  'organization.listDirectoryRequests': { as: 'owner', input: inDirectory(), statements: 4 },
  'organization.setGroupMapping': {
    as: 'owner',
    input: ({ ids: { directoryOrganizationId: organizationId, directoryGroupId: groupId } }) => ({
      organizationId,
      groupId,
      roles: ['member'],
    }),
    statements: 11,
    audits: 'directory.mapping-changed',
    whileImpersonating: 'rejected',
    neverAnswers: { TEAM_MEMBER_LIMIT_REACHED: 'a full team adds no member' },
  },
  'organization.createDirectoryToken': {
    as: 'owner',
    input: inDirectory(),
    statements: 10,
    audits: 'directory.token-created',
    whileImpersonating: 'rejected',
  },
  'organization.deleteDirectoryToken': {
    as: 'owner',
    input: ({ ids: { directoryOrganizationId: organizationId, directoryTokenId: tokenId } }) => ({
      organizationId,
      tokenId,
    }),
    statements: 9,
    audits: 'directory.token-deleted',
    whileImpersonating: 'rejected',
  },
  'admin.listDirectories': { as: 'admin', statements: 3 },
};
