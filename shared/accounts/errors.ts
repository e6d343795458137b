export const accountErrors = {
  FAILED_TO_GET_USER_INFO: [401, 'Failed to get user info'],
  ACCOUNT_NOT_FOUND: [400, 'Account not found'],
  YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT: [400, "You can't unlink your last account"],
} as const;
