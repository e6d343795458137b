import { siteOptions } from '#client/app/site-options.ts';
import { rolesOf } from '#shared/permissions.ts';

import { texts } from './texts.ts';

const access = siteOptions.organizationAccess;

/** All roles, the highest first. */
export const allRoles = Object.keys(access.roles).sort((left, right) => rank(right) - rank(left));

function rank(role: string): number {
  if (role === access.topRole) return Infinity;
  return Object.values(access.roles[role] ?? {}).flat().length;
}

/** For a role that the service's options define, the permissions that it grants. */
export function roleDescription(role: string): string {
  const permissions = Object.entries<readonly string[] | undefined>(access.roles[role] ?? {})
    .filter(([, actions = []]) => actions.length > 0)
    .map(([resource, actions = []]) => `${resource}: ${actions.join(', ')}`);
  return texts.roles.descriptions[role] ?? (permissions.join('; ') || texts.roles.noPermissions);
}

export function roleName(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}

export function isTopRole(roles: string): boolean {
  return rolesOf(roles).includes(access.topRole);
}
