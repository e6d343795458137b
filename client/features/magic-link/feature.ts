import { defineFeature } from '#client/app/feature.ts';
import { screen } from '#client/app/lazy-screen.ts';

import { MagicLinkEntry } from './magic-link-entry.tsx';

export const magicLink = defineFeature({
  name: 'magicLink',
  screens: {
    withoutSession: { '/magic-link': screen(() => import('./magic-link.tsx'), 'MagicLinkScreen') },
  },
  signIn: [MagicLinkEntry],
});
