import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'organization.createRole': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId, role: 'editor', permission: { team: ['create'] } }),
    statements: 8,
    audits: 'organization-role.created',
    whileImpersonating: 'rejected',
  },
  'organization.updateRole': {
    as: 'owner',
    input: ({ ids: { organizationId, roleId } }) => ({
      organizationId,
      roleId,
      data: { roleName: 'inspector', permission: {} },
    }),
    statements: 10,
    audits: 'organization-role.updated',
    whileImpersonating: 'rejected',
  },
  'organization.deleteRole': {
    as: 'owner',
    input: ({ ids: { organizationId, roleId } }) => ({ organizationId, roleId }),
    statements: 9,
    audits: 'organization-role.deleted',
    whileImpersonating: 'rejected',
  },
  'organization.listRoles': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 3,
  },
  'organization.getRole': {
    as: 'owner',
    input: ({ ids: { organizationId, roleId } }) => ({ organizationId, roleId }),
    statements: 3,
  },
};
