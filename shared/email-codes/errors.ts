export const emailCodeErrors = {
  OTP_EXPIRED: [400, 'OTP expired'],
  INVALID_OTP: [400, 'Invalid OTP'],
  TOO_MANY_ATTEMPTS: [403, 'Too many attempts'],
} as const;

export interface EmailCodeConfiguration {
  emailOtp: {
    enabled: boolean;
    /** Digits of a code; null if a function of the operator generates it. */
    length: number | null;
    /** Seconds. */
    expiresIn: number;
  };
}
