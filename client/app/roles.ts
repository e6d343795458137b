import { reaches, rolesOf } from '#shared/permissions.ts';

import { siteOptions } from './site-options.ts';

const names: Record<string, string> = { owner: 'Owner', admin: 'Admin', member: 'Member', user: 'User' };

/** `admin,member` -> `Admin, Member` */
export function roleName(role: string): string {
  return rolesOf(role)
    .map((one) => names[one] ?? one)
    .join(', ');
}

/** The roles that somebody with `held` may give in an organization: none above their own. */
export function organizationRoleChoices(held: string): { value: string; label: string }[] {
  const { roles } = siteOptions.organizationAccess;
  return Object.keys(roles)
    .filter((role) => reaches(siteOptions.organizationAccess, held, role))
    .map((value) => ({ value, label: roleName(value) }))
    .toReversed();
}

export function mayChange(held: string, other: string): boolean {
  return reaches(siteOptions.organizationAccess, held, other);
}
