export const verificationErrors = {
  INVALID_TOKEN: [400, 'invalid token'],
  VERIFICATION_EMAIL_ISNT_ENABLED: [400, "Verification email isn't enabled"],
  UNABLE_TO_CREATE_VERIFICATION: [500, 'Unable to create verification'],
  COULDNT_UPDATE_YOUR_EMAIL: [400, "Couldn't update your email"],
  TOKEN_EXPIRED: [401, 'token_expired'],
} as const;
