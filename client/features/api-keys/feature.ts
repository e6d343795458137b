import { defineFeature } from '#client/app/feature.ts';
import { screen } from '#client/app/lazy-screen.tsx';

export const apiKeys = defineFeature({
  name: 'apiKeys',
  screens: {
    signedIn: {
      '/account/api-keys': screen(() => import('./api-keys.tsx'), 'ApiKeysScreen'),
    },
  },
  navigation: () => import('./navigation.ts'),
});
