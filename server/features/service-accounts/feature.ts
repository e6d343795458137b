import { on } from '#server/events.ts';
import { defineFeature } from '#server/feature.ts';
import { memberRemoved, organizationDeleting } from '#server/features/organizations/events.ts';
import { serviceAccountEvents } from '#shared/features/service-accounts-events.ts';
import { serviceAccountErrors } from '#shared/features/service-accounts.ts';

import { deleteAccountsOf, deleteRemovedAccount } from './organization.ts';
import { serviceAccountOptions } from './service-account.options.ts';
import { serviceAccountRouter } from './service-account.router.ts';

export const serviceAccounts = defineFeature({
  name: 'serviceAccounts',
  errors: serviceAccountErrors,
  audit: serviceAccountEvents,
  options: [serviceAccountOptions],
  router: serviceAccountRouter,
  tag: {
    title: 'Service accounts',
    description: 'Accounts of programs, which belong to the platform or to an organization.',
  },
  on: [on(memberRemoved, deleteRemovedAccount), on(organizationDeleting, deleteAccountsOf)],
});
