import { on } from '#server/call/lifecycle-events.ts';
import { defineFeature, kitTags } from '#server/call/feature.ts';
import { accountEvents } from '#shared/accounts/events.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { accountTakenOver, emailVerified, userDeleting } from '#server/features/users/events.ts';
import { accountOptions } from './account.options.ts';

import { AccountSchema } from './account.entity.ts';
import { accountRouter } from './account.router.ts';
import { handleUnproven, takeOver } from './pre-hijacking.ts';
import { revokeCredentials } from './account-credentials.ts';
import { texts } from './texts.ts';

export const accounts = defineFeature({
  name: 'accounts',
  errors: accountErrors,
  audit: accountEvents,
  notices: { 'account.linked': { notice: texts }, 'account.unlinked': { notice: texts } },
  options: [accountOptions],
  router: accountRouter,
  tag: kitTags.accounts,
  entities: [AccountSchema],
  on: [on(emailVerified, handleUnproven), on(accountTakenOver, takeOver), on(userDeleting, revokeCredentials)],
});
