/** The errors of better-auth's plugin. */
export const captchaErrors = {
  MISSING_RESPONSE: [400, 'Missing CAPTCHA response'],
  VERIFICATION_FAILED: [403, 'Captcha verification failed'],
  UNKNOWN_ERROR: [500, 'Something went wrong'],
} as const;
