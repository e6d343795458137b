import { defineFeature } from '#server/feature.ts';
import { kitTags } from '#server/tags.ts';
import { accountErrors, accountEvents } from '#shared/features/accounts.ts';
import { accountOptions } from './account.options.ts';

import { AccountSchema } from './account.entity.ts';
import { accountRouter } from './account.router.ts';

export const accounts = defineFeature({
  name: 'accounts',
  errors: accountErrors,
  audit: accountEvents,
  options: [accountOptions],
  router: accountRouter,
  tag: kitTags.accounts,
  entities: [AccountSchema],
});
