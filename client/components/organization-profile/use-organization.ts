import { createContext, useContext } from 'react';

import type { Outputs } from '#client/sdk/calls.ts';
import { can, outranks, rolesOf, type Access } from '#shared/lib/permissions.ts';
import type { OrganizationPermissions } from '#shared/lib/organization-access.ts';

import type { PublicOptions } from '#client/components/options.ts';

export interface CurrentOrganization {
  organization: Outputs['organization']['list'][number];
  /** The user's own membership. */
  member: NonNullable<Outputs['organization']['getActiveMember']>;
  /** The roles of the options and of the organization. */
  access: Access;
  options: PublicOptions;
}

export const OrganizationContext = createContext<CurrentOrganization | null>(null);

/** The active organization, and the user's permissions in it. */
export function useOrganization() {
  const current = useContext(OrganizationContext);
  if (!current) throw new Error('A section is outside of OrganizationProfile');
  const { member, access } = current;
  return {
    ...current,
    isOwner: rolesOf(member.role).includes(access.topRole),
    may: (permissions: OrganizationPermissions) => can(access, member.role, permissions),
    /** Whether none of these roles is above the user's own. */
    outranks: (roles: string) => outranks(access, member.role, roles),
  };
}
