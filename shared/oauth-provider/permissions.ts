import type { Grants } from '#shared/lib/permissions.ts';

/** Applications of an organization. */
export const oauthProviderStatements = { oauthClient: ['read', 'manage'] } as const;

export const oauthProviderGrants: Grants<typeof oauthProviderStatements> = {
  admin: oauthProviderStatements,
  member: {},
};

/** Of administrators of the platform, for all applications. */
export const oauthProviderPermissionErrors = {
  oauthClient: {
    list: 'YOU_ARE_NOT_ALLOWED_TO_LIST_OAUTH_CLIENTS',
    manage: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_OAUTH_CLIENTS',
  },
} as const;
