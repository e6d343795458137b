import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';

export const account = defineFeature({
  name: 'account',
  screens: {
    signedIn: {
      '/account': screen(() => import('./profile.tsx'), 'ProfileScreen'),
      '/account/security': screen(() => import('./security.tsx'), 'SecurityScreen'),
      '/account/sessions': screen(() => import('./sessions.tsx'), 'SessionsScreen'),
    },
  },
  navigation: () => import('./navigation.ts'),
});
