import { defineFeature } from '#server/feature.ts';

import { SessionSchema } from './session.entity.ts';
import { sessionRouter } from './session.router.ts';

export const sessions = defineFeature({
  name: 'sessions',
  router: sessionRouter,
  entities: [SessionSchema],
});
