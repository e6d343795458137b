import { z } from 'zod';

import type { FindingRule } from '#server/call/findings.ts';
import { defineOptions } from '#server/options/define-options.ts';

export const captchaProviders = ['cloudflare-turnstile', 'google-recaptcha', 'hcaptcha', 'captchafox'] as const;

const CaptchaOptions = z
  .strictObject({
    provider: z
      .enum(captchaProviders)
      .optional()
      .describe('The service that verifies the responses. Without it, no call asks for a captcha.'),
    secretKey: z.string().min(1).meta({ secret: true }).optional().describe('The secret key of the site.'),
    siteKey: z
      .string()
      .min(1)
      .meta({ secret: false })
      .optional()
      .describe('The public key of the site, which hCaptcha and CaptchaFox compare.'),
    endpoints: z
      .array(z.string().startsWith('/'))
      .meta({ secret: false })
      .default(['/sign-up/email', '/sign-in/email', '/request-password-reset', '/forget-password'])
      .describe(
        'Paths of the calls that require a captcha, such as `/sign-in/magic-link`; `*` stands for a part of the path.',
      ),
    minScore: z
      .number()
      .min(0)
      .max(1)
      .default(0.5)
      .describe('The lowest score that counts as a person, where reCAPTCHA answers a score.'),
    siteVerifyURLOverride: z
      .url({ protocol: /^https?$/ })
      .meta({ secret: false })
      .optional()
      .describe('Another address for the verification, such as a regional one of the same service.'),
  })
  .refine(({ provider, secretKey }) => (provider === undefined) === (secretKey === undefined), {
    path: ['secretKey'],
    error: 'a value together with provider',
  })
  .meta({ id: 'CaptchaOptions' });

export const captchaOptions = defineOptions('captcha', CaptchaOptions, {
  CAPTCHA_PROVIDER: ['provider', String],
  CAPTCHA_SECRET_KEY: ['secretKey', String],
  CAPTCHA_SITE_KEY: ['siteKey', String],
});

/** For `npm run doctor`. */
export const captchaFindings: readonly FindingRule[] = [
  {
    name: 'captcha and web app',
    applies: (options) => captchaOptions.of({ options }).provider !== undefined && options.webApp !== false,
    message:
      'captcha is set, but the built-in web app and the components show no captcha: their forms are refused at the listed endpoints',
  },
];
