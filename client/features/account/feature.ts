import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';

/** A page that the frame shows. */
const Shown = () => null;

export const account = defineFeature({
  name: 'account',
  accountFrame: screen(() => import('./account-frame.tsx'), 'AccountFrame'),
  screens: {
    account: { '/account': Shown, '/account/security': Shown, '/account/sessions': Shown },
  },
  navigation: () => import('./navigation.ts'),
});
