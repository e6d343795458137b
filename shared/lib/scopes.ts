import { z } from 'zod';

import type { organizationStatements, Statements } from './permissions.ts';
import type { PlatformPermissions, platformStatements } from './platform-permissions.ts';

/** What users may do without a role. */
type OwnStatements = {
  readonly account: readonly ['read', 'update'];
  readonly organization: readonly ['create', 'read'];
};

type ScopeOf<Resources extends Statements> = {
  [Resource in keyof Resources & string]: `${Resource}:${Resources[Resource][number]}`;
}[keyof Resources & string];

/** The permission that an API principal needs for a call, in addition to the permissions of its user or service account. */
export type Scope =
  | ScopeOf<typeof organizationStatements>
  | ScopeOf<typeof platformStatements>
  | ScopeOf<OwnStatements>;

/** The scopes of the calls that API principals of users can make (`scope` in the metadata of a call). */
export const scopes = [
  'account:read',
  'account:update',
  'organization:create',
  'organization:read',
  'organization:update',
  'member:update',
  'member:delete',
  'invitation:create',
  'invitation:cancel',
  'team:create',
  'team:update',
  'team:delete',
  'user:list',
  'user:get',
  'user:update',
  'user:ban',
  'organization:list',
  'organization:get',
  'audit:list',
] as const satisfies readonly Scope[];

/**
 * The scopes of the calls that service accounts of the platform can make, but no other API principals: users make them with a
 * reauthentication, or not at all.
 */
export const serviceScopes = [
  'member:create',
  'user:create',
  'user:set-role',
  'user:delete',
  'user:set-password',
  'session:list',
  'session:revoke',
] as const satisfies readonly Scope[];

/** A scope that users can grant to their API keys. */
export const GrantableScope = z.enum(scopes).meta({ id: 'Scope' });
export type GrantableScope = z.output<typeof GrantableScope>;

/** A scope that the key of a service account of the platform can have. */
export const ServiceScope = z.enum([...scopes, ...serviceScopes]).meta({ id: 'ServiceScope' });
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
