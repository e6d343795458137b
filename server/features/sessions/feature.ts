import { defineFeature } from '#server/feature.ts';
import { kitTags } from '#server/tags.ts';
import { sessionOptions } from './session.options.ts';

import { SessionSchema } from './session.entity.ts';
import { sessionRouter } from './session.router.ts';

export const sessions = defineFeature({
  name: 'sessions',
  options: [sessionOptions],
  router: sessionRouter,
  tag: kitTags.sessions,
  rateLimits: {
    getSession: 'unlimited',
  },
  entities: [SessionSchema],
});
