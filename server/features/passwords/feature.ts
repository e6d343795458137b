import { defineFeature } from '#server/feature.ts';

import { passwordRouter } from './password.router.ts';

export const passwords = defineFeature({
  name: 'passwords',
  router: passwordRouter,
});
