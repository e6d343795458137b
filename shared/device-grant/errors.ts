export const deviceGrantErrors = {
  INVALID_USER_CODE: [400, 'Invalid user code'],
  EXPIRED_USER_CODE: [400, 'Expired user code'],
  DEVICE_CODE_ALREADY_PROCESSED: [400, 'Device code already processed'],
  DEVICE_CODE_NOT_CLAIMED: [400, 'Device code not claimed'],
} as const;
