import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';

export const imports = defineFeature({
  name: 'imports',
  screens: {
    signedIn: { '/admin/imports': screen(() => import('./imports.tsx'), 'ImportsScreen') },
  },
  navigation: () => import('./navigation.ts'),
});
