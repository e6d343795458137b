import { defineFeature } from '#client/app/feature.ts';
import { screen } from '#client/app/lazy-screen.tsx';
import { publicConfiguration } from '#client/app/public-configuration.ts';

import { multiSessionErrors } from '#client/components/errors/multi-session-errors.ts';

export const multiSession = defineFeature({
  name: 'multiSession',
  userMenu: {
    isOffered: () => publicConfiguration.multiSession,
    Items: screen(() => import('./account-items.tsx'), 'AccountItems'),
    SignOutLabel: screen(() => import('./account-items.tsx'), 'SignOutLabel'),
  },
  errors: multiSessionErrors,
});
