import { defineFeature } from '#server/feature.ts';

import { socialRouter } from './social.router.ts';

export const social = defineFeature({
  name: 'social',
  router: socialRouter,
});
