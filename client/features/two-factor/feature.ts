import { lazy } from 'react';

import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';

export const twoFactor = defineFeature({
  name: 'twoFactor',
  screens: {
    public: {
      '/sign-in/cancel-recovery': screen(() => import('./cancel-recovery.tsx'), 'CancelRecoveryScreen'),
    },
  },
  navigation: () => import('./navigation.ts'),
  attention: () => import('./attention.ts'),
  managedUser: [
    lazy(() => import('./reset-two-factor.tsx').then(({ ResetTwoFactor }) => ({ default: ResetTwoFactor }))),
  ],
});
