import { defineFeature } from '#server/call/feature.ts';
import { passwordLimit, signInLimit, tokenLimit } from '#server/http/limits.ts';

import { accountDeletionRouter } from './account-deletion.router.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import { accountDeletionEvents } from '#shared/account-deletion/events.ts';
import type { AccountDeletionConfiguration } from '#shared/account-deletion/configuration.ts';
import { accountDeletedMail, deleteAccountMail, deleteAccountToken } from './account-deletion.definitions.ts';

export const accountDeletion = defineFeature({
  name: 'accountDeletion',
  audit: accountDeletionEvents,
  notices: { 'user.deleted': { none: 'The user has proven the identity for it, and the account is gone.' } },
  router: accountDeletionRouter,
  rateLimits: { deleteUser: [signInLimit, passwordLimit], deleteUserCallback: [tokenLimit] },
  tokens: [deleteAccountToken],
  mails: [deleteAccountMail, accountDeletedMail],
  publicConfiguration: ({ options }): AccountDeletionConfiguration => ({
    deleteUser: userOptions.of({ options }).deleteUser.enabled,
  }),
});
