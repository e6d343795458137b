import { defineFeature, kitTags } from '#server/feature.ts';
import { jwtOptions } from './jwt.options.ts';

import { jwtRouter } from './jwt.router.ts';
import { SigningKeySchema } from './signing-key.entity.ts';

export const jwt = defineFeature({
  name: 'jwt',
  options: [jwtOptions],
  router: jwtRouter,
  tag: kitTags.sessions,
  entities: [SigningKeySchema],
});
