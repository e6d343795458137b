import { organizationStatements } from '#generated/permissions.ts';

import { isOAuthScope } from './scopes.ts';

/** Whether applications of organizations may ask for a scope: the identity, the account, and what is within one organization. */
export function isOfOrganizations(scope: string): boolean {
  if (isOAuthScope(scope) || scope === 'account:read') return true;
  if (scope === 'organization:read') return true;
  const [resource = '', action = ''] = scope.split(':');
  const statements: Readonly<Record<string, readonly string[]>> = organizationStatements;
  return Object.hasOwn(statements, resource) && statements[resource]!.includes(action);
}
