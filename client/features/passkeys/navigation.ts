import type { Navigation } from '#client/app/feature.ts';

import { signedInErrors } from './signed-in-errors.ts';

export const navigation: Navigation = { errors: signedInErrors };
