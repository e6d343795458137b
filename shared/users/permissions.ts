import type { Statements } from '#shared/lib/permissions.ts';

/** What users may do with their own account. */
export const accountOwnStatements = { account: ['read', 'update'] } as const satisfies Statements;

export const accountScopes = ['account:read', 'account:update'] as const;
