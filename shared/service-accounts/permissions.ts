export const serviceAccountPermissionErrors = {
  serviceAccount: {
    list: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SERVICE_ACCOUNTS',
    manage: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SERVICE_ACCOUNTS',
  },
} as const;
