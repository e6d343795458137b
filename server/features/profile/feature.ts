import { defineFeature } from '#server/feature.ts';

import { profileRouter } from './profile.router.ts';

export const profile = defineFeature({
  name: 'profile',
  router: profileRouter,
});
