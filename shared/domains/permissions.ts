import type { Grants } from '#shared/lib/permissions.ts';

export const domainStatements = { domain: ['read', 'manage'] } as const;

export const domainGrants: Grants<typeof domainStatements> = { admin: domainStatements, member: {} };

export const domainScopes = ['domain:read'] as const;
