export const auditStreamPermissionErrors = {
  'audit-stream': {
    list: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_AUDIT_STREAMS',
    manage: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_AUDIT_STREAMS',
  },
} as const;
