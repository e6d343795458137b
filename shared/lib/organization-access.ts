import { grants, organizationStatements } from '#generated/permissions.ts';

import { isWithin, type Access, type Permissions, type Roles, type Statements } from './permissions.ts';

export type OrganizationPermissions = Permissions<typeof organizationStatements>;

/** The roles that exist without any option. Owners have every permission, the others those that the features grant. */
const organizationRoles: Roles<typeof organizationStatements> = {
  owner: organizationStatements,
  admin: Object.assign({}, ...grants.map(({ admin }) => admin)),
  member: Object.assign({}, ...grants.map(({ member }) => member)),
};

export const organizationAccess: Access = {
  statements: organizationStatements,
  roles: organizationRoles,
  topRole: 'owner',
};

/** Whether the permissions of a principal without a role include those that a call needs. */
export function includesAll(permissions: OrganizationPermissions, needed: OrganizationPermissions): boolean {
  return isWithin(needed as Permissions, permissions as Statements);
}
