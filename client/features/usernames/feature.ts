import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';

import { usernameErrors } from '#client/components/errors/usernames-errors.ts';

export const usernames = defineFeature({
  name: 'usernames',
  userFields: [
    {
      isOffered: () => publicConfiguration.username.enabled,
      Field: screen(() => import('./username-field.tsx'), 'UsernameField'),
      valuesOf: ({ username, displayUsername }) => ({ username: displayUsername ?? username ?? '' }),
    },
  ],
  errors: usernameErrors,
});
