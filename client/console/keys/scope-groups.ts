import { organizationStatements, permissionErrors } from '#generated/permissions.ts';
import type { ServiceScope } from '#shared/lib/scopes.ts';

export type ScopeGroup = 'account' | 'organizations' | 'administration';

const ofOrganizations: Readonly<Record<string, readonly string[]>> = organizationStatements;
const ofPlatform: Readonly<Record<string, object>> = permissionErrors;

/** The group in which a scope is shown: that of the permission of its name. */
export function groupOf(scope: ServiceScope): ScopeGroup {
  const [resource = '', action = ''] = scope.split(':');
  if (ofOrganizations[resource]?.includes(action)) return 'organizations';
  if (action in (ofPlatform[resource] ?? {})) return 'administration';
  // What users may do without a role.
  return resource in ofOrganizations ? 'organizations' : 'account';
}
