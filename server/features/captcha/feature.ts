import { defineFeature } from '#server/call/feature.ts';
import { captchaErrors } from '#shared/captcha/errors.ts';

import { captchaFindings, captchaOptions } from './captcha.options.ts';
import { requireCaptcha } from './require-captcha.ts';

export const captcha = defineFeature({
  name: 'captcha',
  errors: captchaErrors,
  options: [captchaOptions],
  findings: captchaFindings,
  mutationMiddleware: [requireCaptcha],
});
