import { defineFeature } from '#server/feature.ts';

import { sweepExpired } from './sweep-expired.ts';
import { VerificationSchema } from './verification.entity.ts';
import { verificationRouter } from './verification.router.ts';

export const verification = defineFeature({
  name: 'verification',
  router: verificationRouter,
  entities: [VerificationSchema],
  jobs: [{ name: 'sweep', every: ({ options }) => options.advanced.sweepInterval, run: sweepExpired }],
  site: ({ options }) => ({ changeEmail: options.user.changeEmail.enabled }),
});
