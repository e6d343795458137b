// Written by `npm run docs` from the schemas of the options.

export interface CaptchaOptions {
  /** The service that verifies the responses. Without it, no call asks for a captcha. */
  provider?: 'cloudflare-turnstile' | 'google-recaptcha' | 'hcaptcha' | 'captchafox';
  /** The secret key of the site. */
  secretKey?: string;
  /** The public key of the site, which hCaptcha and CaptchaFox compare. */
  siteKey?: string;
  /** Paths of the calls that require a captcha, such as `/sign-in/magic-link`; `*` stands for a part of the path. @default ["/sign-up/email","/sign-in/email","/request-password-reset","/forget-password"] */
  endpoints?: string[];
  /** The lowest score that counts as a person, where reCAPTCHA answers a score. @default 0.5 */
  minScore?: number;
  /** Another address for the verification, such as a regional one of the same service. */
  siteVerifyURLOverride?: string;
}
