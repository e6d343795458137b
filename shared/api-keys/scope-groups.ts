import { organizationStatements, permissionErrors, scopes } from '#generated/permissions.ts';
import type { GrantableScope, ServiceScope } from '#shared/lib/scopes.ts';

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

/** The scopes of API keys that every user may grant. Beside the schema, which would bring its library into the page. */
export const ownScopes: readonly GrantableScope[] = scopes.filter((scope) => groupOf(scope) !== 'administration');
