import { defineFeature } from '#client/console/feature.ts';
import { screen } from '#client/console/parts/lazy-screen.tsx';

import { passkeyErrors } from '#client/components/errors/passkeys-errors.ts';

export const passkeys = defineFeature({
  name: 'passkeys',
  navigation: () => import('./navigation.ts'),
  security: [screen(() => import('./passkeys-card.tsx'), 'PasskeysCard')],
  errors: passkeyErrors,
});
