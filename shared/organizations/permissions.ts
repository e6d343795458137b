import type { Grants } from '#shared/lib/permissions.ts';

/** The resources of an organization (spec section 6). */
export const memberStatements = {
  organization: ['update', 'delete'],
  member: ['create', 'update', 'delete'],
  invitation: ['create', 'cancel'],
  team: ['create', 'update', 'delete'],
  ac: ['create', 'read', 'update', 'delete'],
} as const;

/** Admins have every permission but deleting the organization, members that of reading the roles. */
export const memberGrants: Grants<typeof memberStatements> = {
  admin: { ...memberStatements, organization: ['update'] },
  member: { ac: ['read'] },
};

/** What users may do without a role. */
export const memberOwnStatements = { organization: ['create', 'read'] } as const;

export const memberScopes = [
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
] as const;

export const memberServiceScopes = ['member:create'] as const;
