export const emailCodeErrors = {
  OTP_EXPIRED: [400, 'OTP expired'],
  INVALID_OTP: [400, 'Invalid OTP'],
  TOO_MANY_ATTEMPTS: [403, 'Too many attempts'],
} as const;
