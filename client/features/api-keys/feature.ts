import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';

export const apiKeys = defineFeature({
  name: 'apiKeys',
  screens: {
    account: {
      '/account/api-keys': screen(() => import('./api-keys.tsx'), 'ApiKeysScreen'),
    },
  },
  navigation: () => import('./navigation.ts'),
});
