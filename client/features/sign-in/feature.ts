import { defineFeature } from '#client/console/feature.ts';

import { signInErrors } from '#client/components/errors/sign-in-errors.ts';

/** Its screens load before the others: `client/start.tsx` shows them. */
export const signIn = defineFeature({ name: 'signIn', errors: signInErrors });
