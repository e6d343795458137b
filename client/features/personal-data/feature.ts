import { lazy } from 'react';

import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';

export const personalData = defineFeature({
  name: 'personalData',
  screens: {
    signedIn: { '/admin/holds': screen(() => import('./holds.tsx'), 'HoldsScreen') },
    account: { '/account/your-data': screen(() => import('./your-data.tsx'), 'YourDataScreen') },
  },
  navigation: () => import('./navigation.ts'),
  attention: () => import('./attention.ts'),
  organizationSettings: [
    lazy(() => import('./organization-data.tsx').then(({ OrganizationData }) => ({ default: OrganizationData }))),
  ],
  userOverview: [lazy(() => import('./user-data.tsx').then(({ UserData }) => ({ default: UserData })))],
});
