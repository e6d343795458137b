export const passkeyErrors = {
  CHALLENGE_NOT_FOUND: [400, 'Challenge not found'],
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: [401, 'You are not allowed to register this passkey'],
  FAILED_TO_VERIFY_REGISTRATION: [400, 'Failed to verify registration'],
  PREVIOUSLY_REGISTERED: [400, 'Previously registered'],
  AUTHENTICATION_FAILED: [401, 'Authentication failed'],
  PASSKEY_NOT_FOUND: [404, 'Passkey not found'],
  YOU_CANNOT_REMOVE_YOUR_LAST_SECOND_FACTOR: [400, 'You cannot remove your last second factor'],
} as const;
