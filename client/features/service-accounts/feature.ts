import { lazy } from 'react';

import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';

export const serviceAccounts = defineFeature({
  name: 'serviceAccounts',
  screens: {
    signedIn: {
      '/admin/service-accounts': screen(() => import('./screens.tsx'), 'PlatformAccountsScreen'),
      '/admin/service-accounts/:id': screen(() => import('./screens.tsx'), 'PlatformAccountScreen'),
    },
    members: {
      '/organizations/:slug/service-accounts': screen(() => import('./screens.tsx'), 'OrganizationAccountsScreen'),
      '/organizations/:slug/service-accounts/:id': screen(() => import('./screens.tsx'), 'OrganizationAccountScreen'),
    },
  },
  navigation: () => import('./navigation.ts'),
  auditFacts: {
    serviceAccountId: lazy(() => import('./account-name.tsx').then(({ AccountName }) => ({ default: AccountName }))),
    keyId: lazy(() => import('./account-name.tsx').then(({ KeyName }) => ({ default: KeyName }))),
  },
});
