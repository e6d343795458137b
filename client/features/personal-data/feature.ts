import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';

export const personalData = defineFeature({
  name: 'personalData',
  screens: {
    account: { '/account/your-data': screen(() => import('./your-data.tsx'), 'YourDataScreen') },
  },
  navigation: () => import('./navigation.ts'),
});
