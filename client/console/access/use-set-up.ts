import { useOutletContext } from 'react-router';

import type { Outputs } from '#client/sdk/calls.ts';
import { can } from '#shared/lib/permissions.ts';
import { includesAll, type OrganizationPermissions } from '#shared/lib/organization-access.ts';

import type { OrganizationOutlet } from './use-organization.ts';

/** What the frame of a set-up link passes to its screens. */
export interface SetUpOutlet {
  setupLink: Outputs['setupLink']['get'];
  permissions: OrganizationPermissions;
}

/** The organization of a screen that members and holders of set-up links use. Holders have no role in it. */
export function useSetUp() {
  const outlet = useOutletContext<OrganizationOutlet | SetUpOutlet>();
  if ('setupLink' in outlet) {
    const { setupLink, permissions } = outlet;
    return {
      organization: setupLink.organization,
      /** The address before that of a screen: `/organizations/acme`. */
      path: `/set-up/${setupLink.id}`,
      hasPermission: (needed: OrganizationPermissions) => includesAll(permissions, needed),
      /** Null for members. */
      setupLink,
    };
  }
  const { organization, member, access } = outlet;
  return {
    organization,
    path: `/organizations/${organization.slug}`,
    hasPermission: (needed: OrganizationPermissions) => can(access, member.role, needed),
    setupLink: null,
  };
}
