import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';

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
