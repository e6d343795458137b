/** What users may do with their own account. */
export const accountOwnStatements = { account: ['read', 'update'] } as const;

export const accountScopes = ['account:read', 'account:update'] as const;
