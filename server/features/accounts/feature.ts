import { defineFeature } from '#server/feature.ts';

import { AccountSchema } from './account.entity.ts';
import { accountRouter } from './account.router.ts';

export const accounts = defineFeature({
  name: 'accounts',
  router: accountRouter,
  entities: [AccountSchema],
});
