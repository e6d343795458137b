import { defineFeature } from '#server/feature.ts';

import { platformAccess } from './platform-role.ts';
import { UserSchema } from './user.entity.ts';

export const users = defineFeature({
  name: 'users',
  entities: [UserSchema],
  site: ({ options }) => ({
    platformAccess: platformAccess(options),
    listsAdministrators: options.admin.adminUserIds.length > 0,
  }),
});
