import { useOutletContext } from 'react-router';

import type { Outputs } from '#client/sdk/calls.ts';
import { can, outranks, rolesOf, type OrganizationPermissions } from '#shared/permissions.ts';

import type { ListedOrganization } from './shown-organization.ts';
import { siteOptions } from './site-options.ts';

const access = siteOptions.organizationAccess;

/** What the frame of an organization passes to its screens. */
export interface OrganizationOutlet {
  organization: ListedOrganization;
  /** The user's own membership. */
  member: NonNullable<Outputs['organization']['getActiveMember']>;
}

/** The organization in the URL, and the user's permissions in it. */
export function useOrganization() {
  const { organization, member } = useOutletContext<OrganizationOutlet>();
  return {
    organization,
    member,
    isOwner: rolesOf(member.role).includes(access.topRole),
    hasPermission: (permissions: OrganizationPermissions) => can(access, member.role, permissions),
    /** Whether none of these roles is above the user's own: members may grant, change and remove only such roles. */
    outranks: (roles: string | readonly string[]) => outranks(access, member.role, roles),
  };
}
