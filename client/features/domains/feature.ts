import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';

export const domains = defineFeature({
  name: 'domains',
  screens: {
    members: { '/organizations/:slug/domains': screen(() => import('./domains.tsx'), 'DomainsScreen') },
    setUp: { '/set-up/:link/domains': screen(() => import('./domains.tsx'), 'DomainsScreen') },
  },
  navigation: () => import('./navigation.ts'),
});
