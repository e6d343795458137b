import { defineFeature } from '#server/feature.ts';

import { accountDeletionRouter } from './account-deletion.router.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import { accountDeletionEvents } from '#shared/features/account-deletion.ts';
import { deleteAccountMail } from './account-deletion.mail.ts';

export const accountDeletion = defineFeature({
  name: 'accountDeletion',
  audit: accountDeletionEvents,
  router: accountDeletionRouter,
  mails: [deleteAccountMail],
  site: ({ options }) => ({ deleteUser: userOptions.of({ options }).deleteUser.enabled }),
});
