import { defineFeature } from '#server/feature.ts';
import type { UserFacts } from '#shared/features/users.ts';

import { platformAccess } from './platform-role.ts';
import { platformOptions } from './platform.options.ts';
import { userOptions } from './user.options.ts';
import { UserSchema } from './user.entity.ts';

export const users = defineFeature({
  name: 'users',
  options: [userOptions, platformOptions],
  entities: [UserSchema],
  constraints: { user_email_unique: 'USER_ALREADY_EXISTS' },
  site: ({ options }): UserFacts => ({
    platformAccess: platformAccess(options),
    listsAdministrators: platformOptions.of({ options }).adminUserIds.length > 0,
  }),
});
