export const serviceAccountErrors = {
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_SERVICE_ACCOUNTS: [403, 'You are not allowed to manage service accounts'],
  SERVICE_ACCOUNT_NOT_FOUND: [400, 'Service account not found'],
  SERVICE_ACCOUNT_LIMIT_REACHED: [400, 'Service account limit reached'],
} as const;
