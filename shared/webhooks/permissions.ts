export const webhookPermissionErrors = {
  webhook: { list: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_WEBHOOKS', manage: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_WEBHOOKS' },
} as const;
