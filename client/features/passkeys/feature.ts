import { defineFeature } from '#client/app/feature.ts';
import { screen } from '#client/app/lazy-screen.ts';

import { passkeyErrors } from './errors.ts';
import { PasskeyEntry } from './passkey-entry.tsx';

export const passkeys = defineFeature({
  name: 'passkeys',
  navigation: () => import('./navigation.ts'),
  signIn: [PasskeyEntry],
  proofs: () => import('./proofs.ts'),
  security: [screen(() => import('./passkeys-card.tsx'), 'PasskeysCard')],
  errors: passkeyErrors,
});
