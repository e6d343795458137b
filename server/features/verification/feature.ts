import { defineFeature } from '#server/feature.ts';

import { VerificationSchema } from './verification.entity.ts';
import { verificationRouter } from './verification.router.ts';

export const verification = defineFeature({
  name: 'verification',
  router: verificationRouter,
  entities: [VerificationSchema],
});
