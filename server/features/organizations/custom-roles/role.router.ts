import { z } from 'zod';

import { member, memberQuery } from '#server/features/organizations/guards.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { get, post, type CallMeta } from '#server/call/trpc.ts';
import { InOrganization } from '#shared/organizations/schemas.ts';
import {
  RoleReference,
  CreatedRole,
  CreateRole,
  DeletedRole,
  OrganizationRole,
  UpdatedRole,
  UpdateRole,
} from '#shared/organizations/roles.ts';

import { createRole, deleteRole, getRole, listRoles, updateRole } from './manage-roles.ts';

/** These calls exist only if organizations may define roles. */
const withRoles: CallMeta = {
  enabled: (options) => organizationOptions.of({ options }).dynamicAccessControl.enabled,
};

const onNotMember = 'YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION';
// A role can be made to grant more to those who have it, so neither impersonators nor API principals change roles.
const noImpersonator = { onNotMember, notImpersonated: true } as const;

export const roleCalls = {
  createRole: member({
    permissions: { ac: ['create'] },
    ...noImpersonator,
    onMissing: 'YOU_MUST_BE_IN_AN_ORGANIZATION_TO_CREATE_A_ROLE',
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_CREATE_A_ROLE',
  })
    .meta(
      post(
        '/organization/create-role',
        'Define a role of an organization',
        'With permissions that the caller has too.',
      ),
    )
    .meta({ ...withRoles, errors: ['ROLE_NAME_IS_ALREADY_TAKEN', 'TOO_MANY_ROLES', 'INVALID_RESOURCE'] })
    .input(CreateRole)
    .output(CreatedRole)
    .mutation(createRole),
  updateRole: member({
    permissions: { ac: ['update'] },
    ...noImpersonator,
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_A_ROLE',
  })
    .meta(
      post(
        '/organization/update-role',
        'Rename a role of an organization, or replace its permissions',
        'Members and pending invitations keep a renamed role. New permissions have effect at the next request.',
      ),
    )
    .meta({ ...withRoles, errors: ['ROLE_NOT_FOUND', 'ROLE_NAME_IS_ALREADY_TAKEN', 'INVALID_RESOURCE'] })
    .input(UpdateRole)
    .output(UpdatedRole)
    .mutation(updateRole),
  deleteRole: member({
    permissions: { ac: ['delete'] },
    ...noImpersonator,
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_DELETE_A_ROLE',
  })
    .meta(
      post(
        '/organization/delete-role',
        'Delete a role of an organization',
        'Rejected while a member or a pending invitation has the role.',
      ),
    )
    .meta({
      ...withRoles,
      errors: ['ROLE_NOT_FOUND', 'CANNOT_DELETE_A_PRE_DEFINED_ROLE', 'ROLE_IS_ASSIGNED_TO_MEMBERS'],
    })
    .input(RoleReference)
    .output(DeletedRole)
    .mutation(deleteRole),
  listRoles: memberQuery({ onNotMember })
    .meta(
      get(
        '/organization/list-roles',
        'List the roles that an organization defines',
        'Without the predefined roles, which are the same in every organization.',
      ),
    )
    .meta({ ...withRoles, scope: 'organization:read' })
    .meta({
      bounded: 'The option `organization.dynamicAccessControl.maximumRolesPerOrganization` limits their number.',
    })
    .input(InOrganization)
    .output(z.array(OrganizationRole))
    .query(listRoles),
  getRole: memberQuery({ onNotMember })
    .meta(get('/organization/get-role', 'Get a role that an organization defines'))
    .meta({ ...withRoles, errors: ['ROLE_NOT_FOUND'], scope: 'organization:read' })
    .input(RoleReference)
    .output(OrganizationRole)
    .query(getRole),
};
