import { organizationStatements } from '#generated/permissions.ts';

import { isOAuthScope } from './scopes.ts';

/** Whether applications of organizations may ask for a scope: the identity, the account, and what is within one organization. */
export function isOfOrganizations(scope: string): boolean {
  if (isOAuthScope(scope) || scope === 'account:read') return true;
  return Object.hasOwn(organizationStatements, scope.split(':')[0]!) && scope !== 'organization:create';
}
