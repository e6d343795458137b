import { defineFeature } from '#server/feature.ts';

import { jwtRouter } from './jwt.router.ts';
import { SigningKeySchema } from './signing-key.entity.ts';

export const jwt = defineFeature({
  name: 'jwt',
  router: jwtRouter,
  entities: [SigningKeySchema],
});
