export const auditLogErrors = {
  YOU_ARE_NOT_ALLOWED_TO_READ_THE_AUDIT_LOG: [403, 'You are not allowed to read the audit log'],
} as const;
