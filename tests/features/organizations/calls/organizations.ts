import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'organization.create': {
    as: 'owner',
    input: { name: 'New', slug: 'new-one', metadata: { a: 1 } },
    statements: 7,
    audits: 'organization.created',
    whileImpersonating: { allowed: 'only the impersonated user becomes a member' },
    neverAnswers: {
      USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: 'the organization is new',
      ROLE_NAME_IS_ALREADY_TAKEN: 'the organization is new',
      ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: 'the limit is for joining',
      ROLE_NOT_FOUND: 'the hook cannot change the role of the creator',
      TEAM_MEMBER_LIMIT_REACHED: 'the first team is new',
    },
  },
  'organization.checkSlug': {
    as: 'owner',
    input: { slug: 'free-slug' },
    statements: 2,
    audits: { nothing: 'read-only' },
    whileImpersonating: { allowed: 'changes nothing' },
  },
  'organization.update': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId, data: { name: 'Changed' } }),
    variants: ({ ids: { organizationId } }) => [{ organizationId, data: { logo: null } }],
    statements: 7,
    audits: 'organization.updated',
    whileImpersonating: { allowed: 'reversible; audited' },
    raisesElsewhere: ['ORGANIZATION_ALREADY_EXISTS'],
  },
  'organization.delete': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 25,
    audits: 'organization.deleted',
    emits: ['userDeleting', 'organizationDeleting'],
    whileImpersonating: 'rejected',
  },
  'organization.setActive': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 4,
    audits: { nothing: 'changes only the active organization' },
    whileImpersonating: { allowed: 'selects the active organization' },
    neverAnswers: { INVALID_CURSOR: 'the answer has the first page' },
  },
  'organization.list': { as: 'owner', statements: 2 },
  'organization.getOrganization': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 2,
  },
  'organization.getFullOrganization': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 4,
    neverAnswers: { INVALID_CURSOR: 'the answer has the first page' },
  },
  'organization.listAudit': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 7,
  },
  'organization.hasPermission': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId, permissions: { team: ['create'] } }),
    statements: 2,
    audits: { nothing: 'read-only' },
    whileImpersonating: { allowed: 'changes nothing' },
  },
};
