import type { ServiceScope } from '#shared/lib/scopes.ts';

export type ScopeGroup = 'account' | 'organizations' | 'administration';

/** The group in which a scope is shown. */
export const scopeGroups: Record<ServiceScope, ScopeGroup> = {
  'account:read': 'account',
  'account:update': 'account',
  'organization:read': 'organizations',
  'organization:create': 'organizations',
  'organization:update': 'organizations',
  'member:update': 'organizations',
  'member:delete': 'organizations',
  'member:create': 'organizations',
  'invitation:create': 'organizations',
  'invitation:cancel': 'organizations',
  'team:create': 'organizations',
  'team:update': 'organizations',
  'team:delete': 'organizations',
  'user:list': 'administration',
  'user:get': 'administration',
  'user:create': 'administration',
  'user:update': 'administration',
  'user:set-role': 'administration',
  'user:set-password': 'administration',
  'user:ban': 'administration',
  'user:delete': 'administration',
  'session:list': 'administration',
  'session:revoke': 'administration',
  'organization:list': 'administration',
  'organization:get': 'administration',
  'audit:list': 'administration',
};
