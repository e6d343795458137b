import { on } from '#server/call/lifecycle-events.ts';
import { defineFeature } from '#server/call/feature.ts';
import { memberRemoved, organizationDeleting } from '#server/features/organizations/events.ts';
import { organizationsOfOnly } from '#server/features/organizations/queries.ts';
import { serviceAccountEvents } from '#shared/service-accounts/events.ts';
import { serviceAccountErrors } from '#shared/service-accounts/errors.ts';

import { deleteAccountsOf, deleteRemovedAccount, disableAccountsOf } from './organization.ts';
import { serviceAccountOptions } from './service-account.options.ts';
import { serviceAccountRouter } from './service-account.router.ts';

const ofOwner = { none: 'Belongs to an organization or to the platform, whose managers read its audit log.' };

export const serviceAccounts = defineFeature({
  name: 'serviceAccounts',
  errors: serviceAccountErrors,
  audit: serviceAccountEvents,
  notices: {
    'service-account.created': ofOwner,
    'service-account.updated': ofOwner,
    'service-account.deleted': ofOwner,
    'service-account.key-created': ofOwner,
    'service-account.key-rotated': ofOwner,
    'service-account.key-deleted': ofOwner,
  },
  options: [serviceAccountOptions],
  router: serviceAccountRouter,
  tag: {
    title: 'Service accounts',
    description: 'Accounts of programs, which belong to the platform or to an organization.',
  },
  credentials: [
    {
      name: 'service-account',
      // Rows of `user`, whose keys are those of `api_key`.
      entities: [],
      purgeUnproven: async (ctx, userId) => {
        for (const organization of await organizationsOfOnly(ctx.em, userId))
          await disableAccountsOf(ctx, organization);
      },
    },
  ],
  on: [on(memberRemoved, deleteRemovedAccount), on(organizationDeleting, deleteAccountsOf)],
});
