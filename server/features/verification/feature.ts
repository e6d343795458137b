import { defineFeature } from '#server/feature.ts';
import { mailLimit, tokenLimit } from '#server/http/limits.ts';
import { kitTags } from '#server/tags.ts';
import { verificationOptions } from './verification.options.ts';

import { sweepExpired } from './sweep-expired.ts';
import { VerificationSchema } from './verification.entity.ts';
import { verificationRouter } from './verification.router.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import { verificationErrors, verificationEvents } from '#shared/features/verification.ts';
import { changeEmailMail, emailChangedMail, verificationMail } from './verification.mail.ts';
import { changeEmailToken, verificationToken } from './verification.token.ts';

export const verification = defineFeature({
  name: 'verification',
  errors: verificationErrors,
  audit: verificationEvents,
  options: [verificationOptions],
  router: verificationRouter,
  tag: kitTags.verification,
  rateLimits: {
    sendVerificationEmail: [mailLimit],
    verifyEmail: [tokenLimit],
  },
  tokens: [verificationToken, changeEmailToken],
  mails: [changeEmailMail, emailChangedMail, verificationMail],
  entities: [VerificationSchema],
  jobs: [{ name: 'sweep', every: ({ options }) => options.advanced.sweepInterval, run: sweepExpired }],
  site: ({ options }) => ({ changeEmail: userOptions.of({ options }).changeEmail.enabled }),
});
