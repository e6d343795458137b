import type { Grants } from '#shared/lib/permissions.ts';

/** `require` decides whether members may still sign in otherwise, which can lock them out. */
export const ssoStatements = { sso: ['read', 'manage', 'require'] } as const;

export const ssoGrants: Grants<typeof ssoStatements> = { admin: { sso: ['read', 'manage'] }, member: {} };

export const ssoScopes = ['sso:read'] as const;
