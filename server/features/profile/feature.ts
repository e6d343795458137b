import { defineFeature } from '#server/call/feature.ts';
import { signInLimit } from '#server/http/limits.ts';
import { profileErrors } from '#shared/profile/errors.ts';

import { profileRouter } from './profile.router.ts';

export const profile = defineFeature({
  name: 'profile',
  errors: profileErrors,
  router: profileRouter,
  rateLimits: { changeEmail: [signInLimit] },
});
