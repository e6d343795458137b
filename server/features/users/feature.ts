import { defineFeature } from '#server/feature.ts';

import { UserSchema } from './user.entity.ts';

export const users = defineFeature({
  name: 'users',
  entities: [UserSchema],
});
