import { useOutletContext } from 'react-router';

import type { Outputs } from '#client/sdk/calls.ts';
import { can, mayGrant, outranks, rolesOf, type Access, type Permissions } from '#shared/lib/permissions.ts';
import type { OrganizationPermissions } from '#shared/lib/organization-access.ts';

import type { ListedOrganization } from './current-organization.ts';

/** What the frame of an organization passes to its screens. */
export interface OrganizationOutlet {
  organization: ListedOrganization;
  /** The user's own membership. */
  member: NonNullable<Outputs['organization']['getActiveMember']>;
  /** The roles of the options and of the organization. */
  access: Access;
}

/** The organization in the URL, and the user's permissions in it. */
export function useOrganization() {
  const { organization, member, access } = useOutletContext<OrganizationOutlet>();
  return {
    organization,
    member,
    access,
    isOwner: rolesOf(member.role).includes(access.topRole),
    hasPermission: (permissions: OrganizationPermissions) => can(access, member.role, permissions),
    /** Whether the user may put permissions into a role. */
    mayGrant: (permissions: Permissions) => mayGrant(access, member.role, permissions),
    /** Whether none of these roles is above the user's own: members may grant, change and remove only such roles. */
    outranks: (roles: string | readonly string[]) => outranks(access, member.role, roles),
  };
}
