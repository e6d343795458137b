import { defineFeature } from '#client/console/feature.ts';

/** The controls are part of the screens of the profile and of an organization's settings. */
export const pictures = defineFeature({
  name: 'pictures',
  navigation: () => import('./navigation.ts'),
});
