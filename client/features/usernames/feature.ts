import { defineFeature } from '#client/app/feature.ts';
import { screen } from '#client/app/lazy-screen.tsx';
import { publicConfiguration } from '#client/app/public-configuration.ts';

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
