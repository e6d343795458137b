import { defineFeature } from '#client/console/feature.ts';

import { usernameErrors } from '#client/components/errors/usernames-errors.ts';

export const usernames = defineFeature({
  name: 'usernames',
  errors: usernameErrors,
});
