import type { Grants } from '#shared/lib/permissions.ts';

/** `require` decides whether members may still sign in otherwise, which can lock them out. */
export const ssoStatements = { sso: ['read', 'manage', 'require'] } as const;

export const ssoGrants: Grants<typeof ssoStatements> = { admin: { sso: ['read', 'manage'] }, member: {} };

/** Of operators, who see and disable the connections of all organizations, and change nothing else of them. */
export const ssoPermissionErrors = {
  enterprise: { read: 'YOU_ARE_NOT_ALLOWED_TO_READ_CONNECTIONS', manage: 'YOU_ARE_NOT_ALLOWED_TO_DISABLE_CONNECTIONS' },
} as const;

export const ssoScopes = ['sso:read'] as const;
