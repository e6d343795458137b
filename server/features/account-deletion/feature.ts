import { defineFeature } from '#server/feature.ts';

import { accountDeletionRouter } from './account-deletion.router.ts';

export const accountDeletion = defineFeature({
  name: 'accountDeletion',
  router: accountDeletionRouter,
  site: ({ options }) => ({ deleteUser: options.user.deleteUser.enabled }),
});
