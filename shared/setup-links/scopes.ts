import type { OrganizationPermissions } from '#shared/lib/organization-access.ts';

import type { SetupScope } from './schemas.ts';

/** What a link with a scope may do, and what a member needs to give the scope away. */
export const permissionsOf = {
  domains: { domain: ['read', 'manage'] },
  sso: { sso: ['read', 'manage'] },
  scim: { directory: ['read', 'manage'] },
} as const satisfies Record<SetupScope, OrganizationPermissions>;

export function permissionsOfAll(scopes: readonly SetupScope[]): OrganizationPermissions {
  return Object.assign({}, ...scopes.map((scope) => permissionsOf[scope])) as OrganizationPermissions;
}
