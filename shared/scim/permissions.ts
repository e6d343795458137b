import type { Grants } from '#shared/lib/permissions.ts';

export const scimStatements = { directory: ['read', 'manage'] } as const;

export const scimGrants: Grants<typeof scimStatements> = { admin: scimStatements, member: {} };

export const scimScopes = ['directory:read'] as const;
