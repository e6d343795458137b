import { useOutletContext } from 'react-router';

import type { ListedOrganization } from '#client/app/shown-organization.ts';
import { siteOptions } from '#client/app/site-options.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { can, outranks, rolesOf, type OrganizationPermissions } from '#shared/permissions.ts';

const access = siteOptions.organizationAccess;

export interface ThisOrganization {
  organization: ListedOrganization;
  /** The person as a member of it. */
  member: NonNullable<Outputs['organization']['getActiveMember']>;
}

/** The organization that the address names, and what the person may do in it. */
export function useOrganization() {
  const { organization, member } = useOutletContext<ThisOrganization>();
  return {
    organization,
    member,
    isOwner: rolesOf(member.role).includes(access.topRole),
    /** Whether the person's roles grant something. */
    may: (wanted: OrganizationPermissions) => can(access, member.role, wanted),
    /** Whether somebody's roles are none above the person's own: only those can they give, change or take away. */
    outranks: (roles: string | readonly string[]) => outranks(access, member.role, roles),
  };
}

/** The roles that exist, the highest first. */
export const allRoles = Object.keys(access.roles).sort((left, right) => rank(right) - rank(left));

function rank(role: string): number {
  if (role === access.topRole) return Infinity;
  return Object.values(access.roles[role] ?? {}).flat().length;
}

const about: Record<string, string> = {
  owner: 'Everything, and alone may delete the organization',
  admin: 'Everything but deleting the organization',
  member: 'Sees who and what is in it',
};

/** What a role is for, in a few words. */
export function aboutRole(role: string): string {
  const grants = Object.entries<readonly string[] | undefined>(access.roles[role] ?? {}).filter(
    ([, actions = []]) => actions.length > 0,
  );
  const listed = grants.map(([resource, actions = []]) => `${resource}: ${actions.join(', ')}`).join('; ');
  return about[role] ?? (listed || 'Nothing more than being a member');
}

export function isTopRole(roles: string): boolean {
  return rolesOf(roles).includes(access.topRole);
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
