import { defineFeature } from '#client/app/feature.ts';

export const serviceAccounts = defineFeature({
  name: 'serviceAccounts',
  navigation: () => import('./navigation.ts'),
});
