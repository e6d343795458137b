import { defineFeature } from '#client/app/feature.ts';
import { screen } from '#client/app/lazy-screen.tsx';

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
  proofs: () => import('./proofs.ts'),
});
