import { defineFeature } from '#client/console/feature.ts';

import { passkeyErrors } from '#client/components/errors/passkeys-errors.ts';

export const passkeys = defineFeature({
  name: 'passkeys',
  navigation: () => import('./navigation.ts'),
  attention: () => import('./attention.ts'),
  errors: passkeyErrors,
});
