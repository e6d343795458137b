export const auditPermissionErrors = { audit: { list: 'YOU_ARE_NOT_ALLOWED_TO_READ_THE_AUDIT_LOG' } } as const;

export const auditScopes = ['audit:list'] as const;
