import { defineFeature } from '#client/app/feature.ts';
import { screen } from '#client/app/lazy-screen.ts';
import { publicConfiguration } from '#client/app/public-configuration.ts';

import { multiSessionErrors } from './errors.ts';
import { StoredAccounts } from './stored-accounts.tsx';

export const multiSession = defineFeature({
  name: 'multiSession',
  signIn: [StoredAccounts],
  userMenu: {
    isOffered: () => publicConfiguration.multiSession,
    Items: screen(() => import('./account-items.tsx'), 'AccountItems'),
    SignOutLabel: screen(() => import('./account-items.tsx'), 'SignOutLabel'),
  },
  errors: multiSessionErrors,
});
