import { z } from 'zod';

import { scopes, serviceScopes, type OwnStatements, type organizationStatements } from '#generated/permissions.ts';

import type { Statements } from './permissions.ts';
import type { PlatformPermissions, platformStatements } from './platform-permissions.ts';

type ScopeOf<Resources extends Statements> = Resources extends Statements
  ? { [Resource in keyof Resources & string]: `${Resource}:${Resources[Resource][number]}` }[keyof Resources & string]
  : never;

/** What scopes name: an action on a resource of an organization or of the platform, or one that users may do without a role. */
type Action = ScopeOf<typeof organizationStatements> | ScopeOf<typeof platformStatements> | ScopeOf<OwnStatements>;

/** A scope that users can grant to their API keys. */
export const GrantableScope = z.enum(scopes satisfies readonly Action[]).meta({ id: 'Scope' });
export type GrantableScope = z.output<typeof GrantableScope>;

/** A scope that the key of a service account of the platform can have. */
export const ServiceScope = z
  .enum([...scopes, ...serviceScopes] satisfies readonly Action[])
  .meta({ id: 'ServiceScope' });
export type ServiceScope = z.output<typeof ServiceScope>;

/** Whether only service accounts of the platform can have the scope. */
export function isForServicesOnly(scope: ServiceScope): boolean {
  return !GrantableScope.safeParse(scope).success;
}

/** The permission of the platform that a scope corresponds to, such as `{ user: ['list'] }`. */
export function permissionOf(scope: ServiceScope): PlatformPermissions {
  const [resource, action] = scope.split(':');
  return { [resource!]: [action] };
}
