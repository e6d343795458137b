import { internal } from '#shared/event-payload.ts';

export const emailCodeErrors = {
  OTP_EXPIRED: [400, 'OTP expired'],
  INVALID_OTP: [400, 'Invalid OTP'],
  TOO_MANY_ATTEMPTS: [403, 'Too many attempts'],
} as const;

export const emailCodeEvents = {
  'email-code.refused': internal(
    'A rejected attempt changes nothing, and callers without a session choose how many there are.',
  ),
};

export interface EmailCodeFacts {
  emailOtp: {
    enabled: boolean;
    /** Digits of a code. */
    length: number;
    /** Seconds. */
    expiresIn: number;
  };
}
