import { defineFeature } from '#server/feature.ts';

import { serviceRouter } from './service.router.ts';

export const service = defineFeature({
  name: 'service',
  router: serviceRouter,
  rateLimits: { ok: 'unlimited', error: 'unlimited' },
});
